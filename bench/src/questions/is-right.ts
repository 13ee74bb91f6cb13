import type { MeantQuestion } from '@zivina/api/testing/question-corpus'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { facetMask, filterMasks, matchesMasks } from '@zivina/domain/catalogue/filter/facets'
import { CALORIE_LIMITS, isWithinRange, TIME_LIMITS } from '@zivina/domain/catalogue/filter/filters'

/** Whether a recipe passes what a question means: its closed lists and ranges. Words are judged by the search's own corpus. */
export function isRight(recipe: Recipe, { filter }: MeantQuestion): boolean {
  return (
    matchesMasks(facetMask(recipe), filterMasks(filter)) &&
    isWithinRange(recipe.time_minutes, filter.time_minutes, TIME_LIMITS) &&
    isWithinRange(recipe.calories_in_total, filter.calorie_span, CALORIE_LIMITS)
  )
}

import type { MeantQuestion } from '@zivina/api/testing/question-corpus'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { facetMask, filterMasks, matchesMasks } from '@zivina/domain/catalogue/filter/facets'
import {
  CALORIE_LIMITS,
  FILTER_DEFAULTS,
  isWithinRange,
  type RecipeFilter,
  TIME_LIMITS,
} from '@zivina/domain/catalogue/filter/filters'

/** Whether a recipe passes what a question means: its closed lists and ranges. Words are judged by the search's own corpus. */
export function isRight(recipe: Recipe, { filter }: MeantQuestion): boolean {
  return passes(recipe, filter) && isWithinRange(recipe.time_minutes, filter.time_minutes, TIME_LIMITS)
}

/** Whether a recipe passes what a question says about health, whatever else it asks for. */
export function keepsHealth(recipe: Recipe, { filter }: MeantQuestion): boolean {
  const { diet_types, without_allergens, dietary_preference, dietary_goal, calorie_span } = filter
  return passes(recipe, {
    ...FILTER_DEFAULTS,
    diet_types,
    without_allergens,
    dietary_preference,
    dietary_goal,
    calorie_span,
  })
}

function passes(recipe: Recipe, filter: RecipeFilter): boolean {
  return (
    matchesMasks(facetMask(recipe), filterMasks(filter)) &&
    isWithinRange(recipe.calories_in_total, filter.calorie_span, CALORIE_LIMITS)
  )
}

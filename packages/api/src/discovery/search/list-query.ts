import { OFFSET_MAX } from '@zivina/contract/kernel/limits'
import {
  CALORIE_LIMITS,
  FILTER_DEFAULTS,
  openRange,
  type Range,
  type RecipeFilter,
  TIME_LIMITS,
} from '@zivina/domain/catalogue/filter/filters'
import { isLimited, SPAN_FIELDS } from '@zivina/domain/catalogue/filter/nutrient-spans'
import { formatOrdering } from '@zivina/domain/catalogue/filter/ordering'

/** A filter as the query of the recipe list. An end at the edge of a slider is open. */
export function toListQuery(filter: RecipeFilter) {
  const { search, diet_types, without_allergens, dietary_preference, dietary_goal } = filter
  const isOrdered = filter.ordering !== FILTER_DEFAULTS.ordering
  return {
    search,
    diet_types: [...diet_types],
    without_allergens: [...without_allergens],
    dietary_preference,
    dietary_goal,
    meal_types: [...filter.meal_types],
    cooking_type: [...filter.cooking_type],
    difficulty: [...filter.difficulty],
    time_minutes: opened(filter.time_minutes, TIME_LIMITS),
    calorie_span: opened(filter.calorie_span, CALORIE_LIMITS),
    ...Object.fromEntries(SPAN_FIELDS.filter((name) => isLimited(filter[name])).map((name) => [name, filter[name]])),
    exclude_ingredients: [...filter.exclude_ingredients],
    tags: filter.tags.length > 0 ? [...filter.tags] : undefined,
    ordering: isOrdered
      ? (formatOrdering({
          column: filter.ordering,
          direction: filter.descending ? 'desc' : 'asc',
        }) as '-protein_in_total')
      : undefined,
  }
}

/** Undefined where both ends are open, so that an unknown value passes too. */
function opened(range: Range, limits: Range): [number, number] | undefined {
  const { min, max } = openRange(range, limits)
  return min === null && max === null ? undefined : [min ?? 0, max ?? OFFSET_MAX]
}

import { activeFilterChips, type ChipNames } from './filter-chips.ts'
import { FILTER_DEFAULTS, normalizeFilter, type Range, type RecipeFilter } from './filters.ts'
import { type NutrientSpan, SPAN_FIELDS, type SpanField } from './nutrient-spans.ts'
import type { Ordering } from './orderings.ts'

/** The columns of a saved filter. Empty or null means the default; the direction is the column's true one. */
export type SavedFields = Pick<
  RecipeFilter,
  | 'search'
  | 'diet_types'
  | 'without_allergens'
  | 'meal_types'
  | 'cooking_type'
  | 'difficulty'
  | 'tags'
  | 'creator'
  | 'must_ingredients'
  | 'pantry_ingredients'
  | 'exclude_ingredients'
> &
  Record<SpanField, NutrientSpan | null> & {
    dietary_preference: RecipeFilter['dietary_preference'] | null
    dietary_goal: RecipeFilter['dietary_goal'] | null
    time_minutes: Range | null
    calorie_span: Range | null
    orderingVar: Ordering | null
    orderingDirection: 'asc' | 'desc' | null
  }

/** Every column at its default. */
const NOTHING: SavedFields = {
  search: '',
  diet_types: [],
  without_allergens: [],
  dietary_preference: null,
  dietary_goal: null,
  meal_types: [],
  cooking_type: [],
  time_minutes: null,
  calorie_span: null,
  ...(Object.fromEntries(SPAN_FIELDS.map((name) => [name, null])) as Record<SpanField, null>),
  difficulty: [],
  tags: [],
  creator: null,
  orderingVar: null,
  orderingDirection: null,
  must_ingredients: [],
  pantry_ingredients: [],
  exclude_ingredients: [],
}

const SAME_NAMED = [
  ...(['search', 'diet_types', 'without_allergens', 'dietary_preference', 'dietary_goal'] as const),
  ...(['meal_types', 'cooking_type'] as const),
  ...(['time_minutes', 'calorie_span', 'difficulty', 'tags', 'creator'] as const),
  ...SPAN_FIELDS,
  ...(['must_ingredients', 'pantry_ingredients', 'exclude_ingredients'] as const),
]

/** The stored form of a filter: only what differs from the defaults. Eat healthy is stored as such, not as Weight loss. */
export function toSavedFields(given: RecipeFilter): Partial<SavedFields> {
  const filter = normalizeFilter(given)
  const differing = SAME_NAMED.filter((name) => JSON.stringify(filter[name]) !== JSON.stringify(FILTER_DEFAULTS[name]))
  const { ordering, descending } = filter
  const isOrdered = ordering !== FILTER_DEFAULTS.ordering || descending !== FILTER_DEFAULTS.descending
  return {
    ...Object.fromEntries(differing.map((name) => [name, filter[name]])),
    ...(isOrdered ? { orderingVar: ordering, orderingDirection: descending ? 'desc' : 'asc' } : {}),
  }
}

/** The stored form with the defaults included, to update a saved filter. */
export function toWholeSavedFields(filter: RecipeFilter): SavedFields {
  return { ...NOTHING, ...toSavedFields(filter) }
}

/** The filter that was saved. */
export function fromSavedFields(saved: SavedFields): RecipeFilter {
  const known = SAME_NAMED.filter((name) => (saved[name] ?? null) !== null && saved[name]?.length !== 0)
  return normalizeFilter({
    ...FILTER_DEFAULTS,
    ...Object.fromEntries(known.map((name) => [name, saved[name]])),
    ordering: saved.orderingVar ?? FILTER_DEFAULTS.ordering,
    descending: saved.orderingDirection === null ? FILTER_DEFAULTS.descending : saved.orderingDirection === 'desc',
  })
}

/**
 * A name for a filter, made from its criteria: „Večeře, do 30 min“. Lists as many whole criteria as fit.
 * @param max characters
 */
export function nameFilter(filter: RecipeFilter, names: ChipNames, max: number): string {
  const labels = activeFilterChips(filter, names).map(({ label }) => label.replaceAll('\u00a0', ' '))
  const [first = 'Všechny recepty', ...others] = labels
  const name = others.reduce(
    (whole, label) => (`${whole}, ${label}`.length <= max ? `${whole}, ${label}` : whole),
    first,
  )
  return capitalized(name.slice(0, max).toWellFormed().trim())
}

function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('cs') + text.slice(1)
}

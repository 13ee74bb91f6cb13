import type { CallInput } from '@zivina/contract/client'
import { toQuery } from '@zivina/domain/catalogue/filter/filter-query'
import {
  CALORIE_LIMITS,
  normalizeFilter,
  openRange,
  type Range,
  type RecipeFilter,
  TIME_LIMITS,
} from '@zivina/domain/catalogue/filter/filters'

/** The API's values for an open end: its ranges are exact, while the edges of our sliders are open. */
const OPEN_MIN = 0
const OPEN_MAX = 100_000

type ApiQuery = NonNullable<CallInput<'GET /recipe'>['query']>

/** A filter as a query of the API. */
export function toApiQuery(given: RecipeFilter, page: { offset?: number; limit?: number } = {}): ApiQuery {
  const filter = normalizeFilter(given)
  // `toQuery` writes only values of the closed lists, typed as text.
  const query = toQuery(filter) as ApiQuery
  if (query.time_minutes) query.time_minutes = opened(filter.time_minutes, TIME_LIMITS)
  if (query.calorie_span) query.calorie_span = opened(filter.calorie_span, CALORIE_LIMITS)
  if (page.offset) query.offset = String(page.offset)
  if (page.limit) query.limit = String(page.limit)
  return query
}

function opened(range: Range, limits: Range): string {
  const { min, max } = openRange(range, limits)
  return `${min ?? OPEN_MIN},${max ?? OPEN_MAX}`
}

import type { CallInput } from '@zivina/contract/client'
import { toQuery } from '@zivina/domain/catalogue/filter/filter-query'
import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'

/** Address of the recipe list with a filter; contains only what differs from the defaults. */
export function recipesPath(filter: Partial<RecipeFilter>): string {
  const query = new URLSearchParams(toQuery({ ...FILTER_DEFAULTS, ...filter })).toString()
  return query ? `/recepty?${query}` : '/recepty'
}

/** The query of the recipe list's call for a filter and a page. */
export function recipeQuery(filter: RecipeFilter, page: { limit?: number; offset?: number } = {}) {
  const paging = {
    ...(page.limit === undefined ? {} : { limit: String(page.limit) }),
    ...(page.offset ? { offset: String(page.offset) } : {}),
  }
  // `toQuery` writes only values of the enumerations; its type is just text.
  return { ...toQuery(filter), ...paging } as NonNullable<CallInput<'GET /recipe'>['query']>
}

/** Dinners that take at most half an hour. */
export const QUICK_DINNERS: RecipeFilter = { ...FILTER_DEFAULTS, meal_types: ['Dinner'], time_minutes: [10, 30] }

import type { CallInput } from '@zivina/contract/client'
import { toQuery } from '@zivina/domain/catalogue/filter/filter-query'
import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'

/** Address of the recipe list with a filter; only what differs from the defaults is in it. */
export function recipesPath(filter: Partial<RecipeFilter>): string {
  const query = new URLSearchParams(toQuery({ ...FILTER_DEFAULTS, ...filter })).toString()
  return query ? `/recepty?${query}` : '/recepty'
}

/** The query of the recipe list's call for a filter, with the page wanted. */
export function recipeQuery(filter: RecipeFilter, page: { limit?: number; offset?: number } = {}) {
  const paging = {
    ...(page.limit === undefined ? {} : { limit: String(page.limit) }),
    ...(page.offset ? { offset: String(page.offset) } : {}),
  }
  // `toQuery` writes values of the enumerations alone; its type says no more than text.
  return { ...toQuery(filter), ...paging } as NonNullable<CallInput<'GET /recipe'>['query']>
}

/** Dinners that are on the table in half an hour. */
export const QUICK_DINNERS: RecipeFilter = { ...FILTER_DEFAULTS, meal_types: ['Dinner'], time_minutes: [10, 30] }

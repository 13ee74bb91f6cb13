import { toQuery } from '@zivina/domain/catalogue/filter/filter-query'
import { FILTER_DEFAULTS, normalizeFilter, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { QUESTION } from './question-parameter.ts'

export const LIST_PATH = '/recepty'

/**
 * The address of a filter: only what differs from the defaults, so that equal filters have equal addresses. Unlike a query of
 * the API it distinguishes Eat healthy from Weight loss, so that the choice stays as it was made.
 * @param path of the page, where it is not the public list
 */
export function listAddress(filter: RecipeFilter, offset = 0, path = LIST_PATH): string {
  const query = new URLSearchParams(toQuery(filter))
  const { dietary_goal } = normalizeFilter(filter)
  if (dietary_goal !== FILTER_DEFAULTS.dietary_goal) query.set('dietary_goal', dietary_goal)
  if (offset > 0) query.set('offset', String(offset))
  // Commas are allowed in a query and more readable unescaped.
  const text = query.toString().replaceAll('%2C', ',')
  return text === '' ? path : `${path}?${text}`
}

/** The address at which a question is read, with the filter chosen so far. */
export function questionAddress(filter: RecipeFilter, question: string, path?: string): string {
  const address = listAddress({ ...filter, search: '' }, 0, path)
  const separator = address.includes('?') ? '&' : '?'
  return `${address}${separator}${new URLSearchParams({ [QUESTION]: question })}`
}

import { FILTER_PARAMETERS } from '@zivina/domain/catalogue/filter/filter-query'

/**
 * The query parameters that public pages read, by the path of their route (see routes.ts). A page that is not listed reads
 * none: other parameters neither reach it nor make the server render it again. Pages of the user area and of log-in are
 * rendered for each request and may read any parameter.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/recepty': [...FILTER_PARAMETERS, 'offset', 'hledat'],
  '/suroviny': ['q', 'skupina', 'pismeno', 'strana'],
  '/clanky': ['category', 'page'],
  '/novinky': ['strana'],
  '/hledani': ['q'],
  '/odhlasit-odber': ['token'],
  '/newsletter/potvrzeni': ['token'],
}

/** Addresses of pages of the user area. */
export const FAVORITES_PATH = '/uzivatel/oblibene'
export const COLLECTIONS_PATH = '/uzivatel/sbirky'
export const FILTERS_PATH = '/uzivatel/filtry'
export const MY_REVIEWS_PATH = '/uzivatel/moje-hodnoceni'
export const MY_PHOTOS_PATH = '/uzivatel/moje-fotky'
export const MY_NOTES_PATH = '/uzivatel/moje-poznamky'
export const MY_REPORTS_PATH = '/uzivatel/moje-hlaseni'

/** The page of one of the user's collections. */
export function collectionPath(guid: string): string {
  return `${COLLECTIONS_PATH}/${guid}`
}

/** Addresses of pages of the user area. */
export const PLANS_PATH = '/uzivatel/jidelnicek'
export const SHARED_WITH_ME_PATH = '/uzivatel/sdilene'
export const READY_PLANS_PATH = '/uzivatel/zivina-jidelnicky'
export const SHOPPING_LIST_PATH = '/uzivatel/nakupni-seznam'
export const PANTRY_PATH = '/uzivatel/spiz'

/** The page of a ready-made plan. */
export function readyPlanPath(slug: string): string {
  return `${READY_PLANS_PATH}/${slug}`
}

/** The page of a shopping list. */
export function shoppingListPath(guid: string): string {
  return `${SHOPPING_LIST_PATH}/${guid}`
}

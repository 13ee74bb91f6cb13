import { PROFILE_PATH } from '#app/features/account/user-paths.ts'

export const PREMIUM_PATH = '/premium'
/** Anchors of the profile. */
export const MEMBERSHIP_PATH = `${PROFILE_PATH}#clenstvi`
export const ORDERS_PATH = `${PROFILE_PATH}#objednavky`

/** The checkout of a service, by its slug. */
export function checkoutPath(slug: string): string {
  return `/objednavka?${new URLSearchParams({ sluzba: slug })}`
}

/** The page that waits for the payment of an order. */
export function confirmationPath(guid: string): string {
  return `/potvrzeni-objednavky?${new URLSearchParams({ objednavka: guid })}`
}

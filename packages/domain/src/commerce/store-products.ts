import type { GrantedPlan, GrantPlatform } from './membership.ts'

/** The entitlement of the service for app stores that means premium. */
export const PREMIUM_ENTITLEMENT = 'premium'

/** The plan of each product that the apps sell, by its name in the App Store and at Google Play. */
const PLANS: Readonly<Record<string, GrantedPlan>> = {
  premium_month: 'premium',
  premium_year: 'premium_yearly',
  'premium:monthly': 'premium',
  'premium:yearly': 'premium_yearly',
}

/** The plan of a product; null for one that we do not know. */
export function planOfProduct(product: string): GrantedPlan | null {
  return Object.hasOwn(PLANS, product) ? (PLANS[product] ?? null) : null
}

/** The platform of a store; what was bought in none of the apps counts as the web. */
export function platformOfStore(store: string): GrantPlatform {
  if (store === 'app_store' || store === 'mac_app_store') return 'ios'
  return store === 'play_store' || store === 'amazon' ? 'android' : 'web'
}

import { referralCodes } from './referral-codes.ts'
import { services } from './services.ts'
import { shop } from './shop.ts'
import { subscriptions } from './subscriptions.ts'

/** The nouns of the area whose calls it declares. */
export const commerce = { referralCodes, services, shop, subscriptions }

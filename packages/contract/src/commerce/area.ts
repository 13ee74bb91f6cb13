import { services } from './services.ts'
import { subscriptions } from './subscriptions.ts'

/** The nouns of the area whose calls it declares. */
export const commerce = { services, subscriptions }

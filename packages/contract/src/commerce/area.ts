import { managedOrders } from './managed-orders.ts'
import { orderMoney } from './order-money.ts'
import { orders } from './orders.ts'
import { ownSubscription } from './own-subscription.ts'
import { payments } from './payments.ts'
import { referralCodes } from './referral-codes.ts'
import { services } from './services.ts'
import { shop } from './shop.ts'
import { subscriptions } from './subscriptions.ts'

/** The nouns of the area whose calls it declares. */
export const commerce = {
  managedOrders,
  orderMoney,
  orders,
  ownSubscription,
  payments,
  referralCodes,
  services,
  shop,
  subscriptions,
}

import { bankPayments } from './bank-payments.ts'
import { invoices } from './invoices.ts'
import { managedOrders } from './managed-orders.ts'
import { moneyDifferences } from './money-differences.ts'
import { orderMoney } from './order-money.ts'
import { orders } from './orders.ts'
import { ownSubscription } from './own-subscription.ts'
import { payments } from './payments.ts'
import { referralCodes } from './referral-codes.ts'
import { services } from './services.ts'
import { shop } from './shop.ts'
import { storeSubscriptions } from './store-subscriptions.ts'
import { subscriptions } from './subscriptions.ts'
import { vouchers } from './vouchers.ts'

/** The nouns of the area whose calls it declares. */
export const commerce = {
  bankPayments,
  invoices,
  managedOrders,
  moneyDifferences,
  orderMoney,
  orders,
  ownSubscription,
  payments,
  referralCodes,
  services,
  shop,
  storeSubscriptions,
  subscriptions,
  vouchers,
}

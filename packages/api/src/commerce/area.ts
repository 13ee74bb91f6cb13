import { orderPersonalData } from '@zivina/db/schema/commerce/order'
import { premiumGrantPersonalData } from '@zivina/db/schema/commerce/premium-grant'
import { subscriptionPersonalData } from '@zivina/db/schema/commerce/subscription'
import { trialUsePersonalData } from '@zivina/db/schema/commerce/trial-use'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindManagedOrders } from './managed-orders/routes.ts'
import { seedOrders } from './orders/demo-orders.ts'
import { endOrdersOf } from './orders/erasure.ts'
import { moneyReturn, paymentEvents, paymentRereading, subscriptionRenewal } from './orders/payment-jobs.ts'
import { bindOrders } from './orders/routes.ts'
import { bindOwnSubscription } from './own-subscription/routes.ts'
import { bindServices } from './services/routes.ts'
import { seedDemoGrants } from './subscriptions/demo-grants.ts'
import { premiumProjection } from './subscriptions/projection-job.ts'
import { bindSubscriptions } from './subscriptions/routes.ts'

export const commerce: Area = {
  binders: [bindServices, bindSubscriptions, bindOrders, bindOwnSubscription, bindManagedOrders],
  jobs: [premiumProjection, paymentRereading, subscriptionRenewal, moneyReturn],
  webhooks: [paymentEvents],
  personal_data: [premiumGrantPersonalData, orderPersonalData, subscriptionPersonalData, trialUsePersonalData],
  erasure: [{ stage: 'withdraw', run: endOrdersOf }],
  demo: [seedDemoGrants, seedOrders],
}

import { orderPersonalData } from '@zivina/db/schema/commerce/order'
import { orderRefundPersonalData } from '@zivina/db/schema/commerce/order-refund'
import { premiumGrantPersonalData } from '@zivina/db/schema/commerce/premium-grant'
import { discountedPaymentPersonalData, referralCodePersonalData } from '@zivina/db/schema/commerce/referral-code'
import { shopItemPictures, shopPurchasePersonalData } from '@zivina/db/schema/commerce/shop-item'
import { subscriptionPersonalData } from '@zivina/db/schema/commerce/subscription'
import { trialUsePersonalData } from '@zivina/db/schema/commerce/trial-use'
import type { Area } from '#api/kernel/ports/area.ts'
import { exportedOrders } from './managed-orders/export-queries.ts'
import { bindManagedOrders } from './managed-orders/routes.ts'
import { bindOrderMoney } from './order-money/routes.ts'
import { seedOrders } from './orders/demo-orders.ts'
import { endOrdersOf } from './orders/erasure.ts'
import {
  moneyReturn,
  paymentEventQueue,
  paymentRereading,
  subscriptionRenewal,
} from './orders/payments/payment-jobs.ts'
import { paymentGateway } from './orders/payments/payment-port.ts'
import { bindOrders } from './orders/routes.ts'
import { bindOwnSubscription } from './own-subscription/routes.ts'
import { bindReferralCodes } from './referral-codes/routes.ts'
import { bindServices } from './services/routes.ts'
import { exportedPurchases } from './shop/export-queries.ts'
import { bindShop } from './shop/routes.ts'
import { seedDemoGrants } from './subscriptions/demo-grants.ts'
import { premiumProjection } from './subscriptions/projection-job.ts'
import { bindSubscriptions } from './subscriptions/routes.ts'

export const commerce: Area = {
  binders: [
    bindReferralCodes,
    bindServices,
    bindShop,
    bindSubscriptions,
    bindOrders,
    bindOwnSubscription,
    bindManagedOrders,
    bindOrderMoney,
  ],
  ports: [paymentGateway],
  queues: [paymentEventQueue],
  jobs: [premiumProjection, paymentRereading, subscriptionRenewal, moneyReturn],
  personal_data: [
    premiumGrantPersonalData,
    orderPersonalData,
    orderRefundPersonalData,
    subscriptionPersonalData,
    trialUsePersonalData,
    shopPurchasePersonalData,
    referralCodePersonalData,
    discountedPaymentPersonalData,
  ],
  exports: [exportedOrders, exportedPurchases],
  pictures: shopItemPictures,
  erasure: [{ stage: 'withdraw', run: endOrdersOf }],
  demo: [seedDemoGrants, seedOrders],
}

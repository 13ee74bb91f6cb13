import { invoicePersonalData } from '@zivina/db/schema/commerce/invoice'
import { orderPersonalData } from '@zivina/db/schema/commerce/order'
import { orderRefundPersonalData } from '@zivina/db/schema/commerce/order-refund'
import { premiumGrantPersonalData } from '@zivina/db/schema/commerce/premium-grant'
import { discountedPaymentPersonalData, referralCodePersonalData } from '@zivina/db/schema/commerce/referral-code'
import { shopItemPictures, shopPurchasePersonalData } from '@zivina/db/schema/commerce/shop-item'
import { subscriptionPersonalData } from '@zivina/db/schema/commerce/subscription'
import { trialUsePersonalData } from '@zivina/db/schema/commerce/trial-use'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindInvoices } from './invoices/routes.ts'
import { invoiceFiles } from './invoices/service.ts'
import { bindManagedOrders } from './managed-orders/routes.ts'
import { bindOrderMoney } from './order-money/routes.ts'
import { seedOrders } from './orders/demo-orders.ts'
import { endOrdersOf } from './orders/erasure.ts'
import { moneyReturn, paymentEventQueue, paymentRereading, subscriptionRenewal } from './orders/payment-jobs.ts'
import { paymentGateway } from './orders/payment-port.ts'
import { bindOrders } from './orders/routes.ts'
import { bindOwnSubscription } from './own-subscription/routes.ts'
import { moneyReconciliation } from './reconciliation/reconciliation-job.ts'
import { bindMoneyDifferences } from './reconciliation/routes.ts'
import { bindReferralCodes } from './referral-codes/routes.ts'
import { bindServices } from './services/routes.ts'
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
    bindInvoices,
    bindManagedOrders,
    bindOrderMoney,
    bindMoneyDifferences,
  ],
  ports: [paymentGateway],
  queues: [paymentEventQueue],
  jobs: [premiumProjection, paymentRereading, subscriptionRenewal, moneyReturn, moneyReconciliation],
  personal_data: [
    premiumGrantPersonalData,
    orderPersonalData,
    orderRefundPersonalData,
    invoicePersonalData,
    subscriptionPersonalData,
    trialUsePersonalData,
    shopPurchasePersonalData,
    referralCodePersonalData,
    discountedPaymentPersonalData,
  ],
  mail_files: invoiceFiles,
  pictures: shopItemPictures,
  erasure: [{ stage: 'withdraw', run: endOrdersOf }],
  demo: [seedDemoGrants, seedOrders],
}

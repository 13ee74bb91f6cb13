import { bankPaymentPersonalData } from '@zivina/db/schema/commerce/bank-payment'
import { invoicePersonalData } from '@zivina/db/schema/commerce/invoice'
import { orderPersonalData } from '@zivina/db/schema/commerce/order'
import { orderRefundPersonalData } from '@zivina/db/schema/commerce/order-refund'
import { premiumGrantPersonalData } from '@zivina/db/schema/commerce/premium-grant'
import { discountedPaymentPersonalData, referralCodePersonalData } from '@zivina/db/schema/commerce/referral-code'
import { shopItemPictures, shopPurchasePersonalData } from '@zivina/db/schema/commerce/shop-item'
import { storeCustomerPersonalData, storeSubscriptionPersonalData } from '@zivina/db/schema/commerce/store-subscription'
import { subscriptionPersonalData } from '@zivina/db/schema/commerce/subscription'
import { trialUsePersonalData } from '@zivina/db/schema/commerce/trial-use'
import { voucherPersonalData } from '@zivina/db/schema/commerce/voucher'
import type { Area } from '#api/kernel/ports/area.ts'
import { bankTransfers } from './bank-payments/bank-job.ts'
import { bindBankPayments } from './bank-payments/routes.ts'
import { waitingPayments } from './bank-payments/waiting-queries.ts'
import { exportedInvoices } from './invoices/export-queries.ts'
import { exportedIsdoc } from './invoices/isdoc-archive.ts'
import { bindInvoices } from './invoices/routes.ts'
import { invoiceFiles } from './invoices/service.ts'
import { exportedLedger } from './ledger/export-queries.ts'
import { exportedOrders } from './managed-orders/export-queries.ts'
import { listedOrders } from './managed-orders/list-table.ts'
import { bindManagedOrders } from './managed-orders/routes.ts'
import { bindOrderMoney } from './order-money/routes.ts'
import { seedOrders } from './orders/demo-orders.ts'
import { endOrdersOf } from './orders/erasure.ts'
import { paymentRequestFile } from './orders/payment-request.ts'
import {
  moneyReturn,
  paymentEventQueue,
  paymentRereading,
  subscriptionRenewal,
} from './orders/payments/payment-jobs.ts'
import { paymentGateway } from './orders/payments/payment-port.ts'
import { bindOrders } from './orders/routes.ts'
import { bindOwnSubscription } from './own-subscription/routes.ts'
import { listedDifferences } from './reconciliation/list-table.ts'
import { moneyReconciliation } from './reconciliation/reconciliation-job.ts'
import { bindMoneyDifferences } from './reconciliation/routes.ts'
import { listedCodes, listedStatistics } from './referral-codes/list-table.ts'
import { bindReferralCodes } from './referral-codes/routes.ts'
import { bindServices } from './services/routes.ts'
import { seedShop } from './shop/demo-shop.ts'
import { exportedPurchases } from './shop/export-queries.ts'
import { listedItems, listedPurchases } from './shop/list-table.ts'
import { bindShop } from './shop/routes.ts'
import { bindStoreSubscriptions } from './store-subscriptions/routes.ts'
import { endStoreCustomer, storeEventQueue, storeForgetting, storeRereading } from './store-subscriptions/store-jobs.ts'
import { storeService } from './store-subscriptions/store-port.ts'
import { seedDemoGrants } from './subscriptions/demo-grants.ts'
import { premiumProjection } from './subscriptions/projection-job.ts'
import { bindSubscriptions } from './subscriptions/routes.ts'
import { forgetVouchersOf } from './vouchers/erasure.ts'
import { bindVouchers } from './vouchers/routes.ts'
import { voucherSending } from './vouchers/sending-job.ts'
import { voucherFile } from './vouchers/voucher-mails.ts'

export const commerce: Area = {
  lists: [listedOrders, listedDifferences, listedCodes, listedStatistics, listedItems, listedPurchases],
  binders: [
    bindReferralCodes,
    bindServices,
    bindShop,
    bindStoreSubscriptions,
    bindSubscriptions,
    bindOrders,
    bindOwnSubscription,
    bindInvoices,
    bindManagedOrders,
    bindOrderMoney,
    bindVouchers,
    bindMoneyDifferences,
    bindBankPayments,
  ],
  ports: [paymentGateway, storeService],
  queues: [paymentEventQueue, storeEventQueue],
  jobs: [
    premiumProjection,
    paymentRereading,
    subscriptionRenewal,
    moneyReturn,
    moneyReconciliation,
    bankTransfers,
    voucherSending,
    storeRereading,
    storeForgetting,
  ],
  personal_data: [
    premiumGrantPersonalData,
    orderPersonalData,
    orderRefundPersonalData,
    bankPaymentPersonalData,
    voucherPersonalData,
    invoicePersonalData,
    subscriptionPersonalData,
    storeCustomerPersonalData,
    storeSubscriptionPersonalData,
    trialUsePersonalData,
    shopPurchasePersonalData,
    referralCodePersonalData,
    discountedPaymentPersonalData,
  ],
  mail_files: [...invoiceFiles, paymentRequestFile, voucherFile],
  waiting: [waitingPayments],
  exports: [exportedOrders, exportedInvoices, exportedIsdoc, exportedLedger, exportedPurchases],
  pictures: shopItemPictures,
  erasure: [
    { stage: 'withdraw', run: endOrdersOf },
    { stage: 'withdraw', run: forgetVouchersOf },
    { stage: 'withdraw', run: endStoreCustomer },
  ],
  demo: [seedDemoGrants, seedOrders, seedShop],
}

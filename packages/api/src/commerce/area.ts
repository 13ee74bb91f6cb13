import { premiumGrantPersonalData } from '@zivina/db/schema/commerce/premium-grant'
import { discountedPaymentPersonalData, referralCodePersonalData } from '@zivina/db/schema/commerce/referral-code'
import { shopItemPictures, shopPurchasePersonalData } from '@zivina/db/schema/commerce/shop-item'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindReferralCodes } from './referral-codes/routes.ts'
import { bindServices } from './services/routes.ts'
import { bindShop } from './shop/routes.ts'
import { seedDemoGrants } from './subscriptions/demo-grants.ts'
import { premiumProjection } from './subscriptions/projection-job.ts'
import { bindSubscriptions } from './subscriptions/routes.ts'

export const commerce: Area = {
  binders: [bindReferralCodes, bindServices, bindShop, bindSubscriptions],
  jobs: [premiumProjection],
  personal_data: [
    premiumGrantPersonalData,
    shopPurchasePersonalData,
    referralCodePersonalData,
    discountedPaymentPersonalData,
  ],
  pictures: shopItemPictures,
  demo: [seedDemoGrants],
}

import { premiumGrantPersonalData } from '@zivina/db/schema/commerce/premium-grant'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindServices } from './services/routes.ts'
import { seedDemoGrants } from './subscriptions/demo-grants.ts'
import { premiumProjection } from './subscriptions/projection-job.ts'
import { bindSubscriptions } from './subscriptions/routes.ts'

export const commerce: Area = {
  binders: [bindServices, bindSubscriptions],
  jobs: [premiumProjection],
  personal_data: [premiumGrantPersonalData],
  demo: [seedDemoGrants],
}

import { mealPlanPersonalData } from '@zivina/db/schema/planning/meal-plan'
import { mealPlanFolderPersonalData } from '@zivina/db/schema/planning/meal-plan-folder'
import { shareLinkPersonalData, sharePersonalData } from '@zivina/db/schema/planning/share'
import { seedDemoMealPlan } from '@zivina/db/seed/planning/demo-meal-plan'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindMealPlanDocuments } from './meal-plan-documents/routes.ts'
import { bindMealPlanFolders } from './meal-plan-folders/routes.ts'
import { mealPlanCleanup } from './meal-plans/purge-plans.ts'
import { bindMealPlans } from './meal-plans/routes.ts'
import { forgetInvitationsOf } from './shares/queries.ts'
import { bindShares } from './shares/routes.ts'

export const planning: Area = {
  binders: [bindShares, bindMealPlanFolders, bindMealPlans, bindMealPlanDocuments],
  jobs: [mealPlanCleanup],
  personal_data: [sharePersonalData, shareLinkPersonalData, mealPlanFolderPersonalData, mealPlanPersonalData],
  demo: [seedDemoMealPlan],
  erasure: [{ stage: 'forget', run: forgetInvitationsOf }],
}

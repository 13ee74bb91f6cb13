import {
  mealPlanDayPersonalData,
  mealPlanPersonalData,
  ownEaterPersonalData,
} from '@zivina/db/schema/planning/meal-plan'
import { mealPlanFolderPersonalData } from '@zivina/db/schema/planning/meal-plan-folder'
import { pantryPersonalData, pantryUsePersonalData } from '@zivina/db/schema/planning/pantry-item'
import { planProposalPersonalData } from '@zivina/db/schema/planning/plan-proposal'
import { shareLinkPersonalData, sharePersonalData } from '@zivina/db/schema/planning/share'
import {
  shopOrderPersonalData,
  shoppingListPersonalData,
  shoppingProductPersonalData,
} from '@zivina/db/schema/planning/shopping-list'
import { seedDemoMealPlan } from '@zivina/db/seed/planning/demo-meal-plan'
import type { Area } from '#api/kernel/ports/area.ts'
import { bindMealPlanDocuments } from './meal-plan-documents/routes.ts'
import { bindMealPlanFolders } from './meal-plan-folders/routes.ts'
import { selectExcludedFoods } from './meal-plans/eaters/excluded-queries.ts'
import { eatersOfProfile, forgetEatersOf, withdrawFromPlans } from './meal-plans/erasure-queries.ts'
import { listedPlans } from './meal-plans/list-table.ts'
import { mealPlanCleanup } from './meal-plans/plans/purge-plans.ts'
import { bindMealPlans } from './meal-plans/routes.ts'
import { pantryCleanup } from './pantry/purge-pantry.ts'
import { bindPantry } from './pantry/routes.ts'
import { bindPlanProposals } from './plan-proposals/routes.ts'
import { lostSearchQueue, planSearchQueue } from './plan-proposals/search/search-queue.ts'
import { bindReadyPlans } from './ready-plans/routes.ts'
import { forgetInvitationsOf } from './shares/queries.ts'
import { bindShares } from './shares/routes.ts'
import { listNotices } from './shopping-lists/notice-port.ts'
import { bindShoppingLists } from './shopping-lists/routes.ts'

export const planning: Area = {
  lists: [listedPlans],
  binders: [
    bindShares,
    bindMealPlanFolders,
    bindMealPlans,
    bindMealPlanDocuments,
    bindPlanProposals,
    bindReadyPlans,
    bindShoppingLists,
    bindPantry,
  ],
  ports: [listNotices],
  queues: [lostSearchQueue, planSearchQueue],
  jobs: [mealPlanCleanup, pantryCleanup],
  personal_data: [
    mealPlanFolderPersonalData,
    mealPlanPersonalData,
    ownEaterPersonalData,
    mealPlanDayPersonalData,
    planProposalPersonalData,
    shoppingListPersonalData,
    shoppingProductPersonalData,
    shopOrderPersonalData,
    pantryPersonalData,
    pantryUsePersonalData,
    sharePersonalData,
    shareLinkPersonalData,
  ],
  health_data: [eatersOfProfile],
  excluded_foods: [selectExcludedFoods],
  demo: [seedDemoMealPlan],
  erasure: [
    { stage: 'withdraw', run: withdrawFromPlans },
    { stage: 'withdraw', run: forgetEatersOf },
    { stage: 'forget', run: forgetInvitationsOf },
  ],
}

import { adminMealPlans } from './admin-meal-plans.ts'
import { mealPlanDays } from './meal-plan-days.ts'
import { mealPlanDocuments } from './meal-plan-documents.ts'
import { mealPlanFolders } from './meal-plan-folders.ts'
import { mealPlans } from './meal-plans.ts'
import { pantry } from './pantry.ts'
import { planProposals } from './plan-proposals.ts'
import { readyPlans } from './ready-plans.ts'
import { shares } from './shares.ts'
import { shoppingEvents } from './shopping-events.ts'
import { shoppingItems } from './shopping-items.ts'
import { shoppingLists } from './shopping-lists.ts'
import { staples } from './staples.ts'

/** The nouns of the area whose calls it declares. */
export const planning = {
  adminMealPlans,
  mealPlanDays,
  mealPlanDocuments,
  mealPlanFolders,
  mealPlans,
  pantry,
  planProposals,
  readyPlans,
  shares,
  shoppingEvents,
  shoppingItems,
  shoppingLists,
  staples,
}

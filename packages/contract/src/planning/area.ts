import { adminMealPlans } from './admin-meal-plans.ts'
import { mealPlanDays } from './meal-plan-days.ts'
import { mealPlanDocuments } from './meal-plan-documents.ts'
import { mealPlanFolders } from './meal-plan-folders.ts'
import { mealPlans } from './meal-plans.ts'
import { planProposals } from './plan-proposals.ts'
import { readyPlans } from './ready-plans.ts'
import { shares } from './shares.ts'

/** The nouns of the area whose calls it declares. */
export const planning = {
  adminMealPlans,
  mealPlanDays,
  mealPlanDocuments,
  mealPlanFolders,
  mealPlans,
  planProposals,
  readyPlans,
  shares,
}

import type { MealPlan } from '@zivina/contract/planning/meal-plan-read'
import { counted } from '@zivina/czech/plural'
import { daysText } from '#app/features/planning/figures/plan-words.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { rangeName } from '#app/kit/text/day-names.ts'
import type { Value } from '#app/kit/ui/values.tsx'

/** „jídelníček Redukce“ for one, „3 jídelníčky“ for more. */
export const nameOf = (plans: readonly MealPlan[]): string =>
  plans.length === 1 ? `jídelníček ${plans[0]?.name}` : counted(plans.length, 'jídelníček', 'jídelníčky', 'jídelníčků')

/** Whom a plan is for, or who shares it. */
export function ownerText({ role, premium_user, owner_name }: MealPlan): string {
  if (role === 'editor' || role === 'viewer') return `sdílí ${owner_name}`
  return premium_user === null ? 'zatím nikomu' : owner_name
}

/** „7 dní, 2.–8. března 2031“ */
export function spanText({ planned_days, first_day, last_day }: MealPlan): string {
  if (first_day === null || last_day === null) return 'zatím prázdný'
  return `${daysText(planned_days)}, ${rangeName({ from: first_day, to: last_day })}`
}

/** Where a plan of the administration is edited. */
export const planWay = ({ guid }: Pick<MealPlan, 'guid'>): string => `/mealplan/${guid}`

/** What the record of a plan shows of it. */
export const fieldsOf = (plan: MealPlan): readonly Value[] => [
  ['Pro koho', ownerText(plan)],
  ['Dny', spanText(plan)],
  ['Vznikl', momentText(plan.created_at)],
  ['Změněn', momentText(plan.updated_at)],
]

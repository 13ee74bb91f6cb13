import type { PlanDifference, TailoredPlan } from '@zivina/contract/counselling/tailored-plans'
import type { MealPlanDay, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import type { TailoredRow } from './queries.ts'

export function presentTailored(row: TailoredRow): TailoredPlan {
  return {
    guid: row.guid,
    consultation: row.consultation,
    name: row.name,
    note: row.note,
    nutritionist: row.nutritionist_name ?? '',
    days: row.days,
    accepted_days: row.accepted_days,
    accepted_into: row.accepted_into,
    declined_at: row.declined_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export const itemsOf = ({ recipes, ingredients }: Pick<MealPlanDay, 'recipes' | 'ingredients'>): MealPlanItem[] => [
  ...recipes,
  ...ingredients,
]

/** Days of a plan beside the same days of another one. */
export function differenceOf(
  row: Pick<TailoredRow, 'accepted_days'>,
  proposed: readonly MealPlanDay[],
  present: { days: readonly MealPlanDay[]; eater: string | null },
): PlanDifference[] {
  return proposed.map((day) => {
    const now = present.days.find((one) => one.day === day.day)
    return {
      day: day.day,
      is_accepted: row.accepted_days.includes(day.day),
      proposed: itemsOf(day).map((item) => dishOf(item, item.portions[0]?.eater ?? null)),
      present: now ? itemsOf(now).map((item) => dishOf(item, present.eater)) : [],
    }
  })
}

function dishOf(
  { guid, meal_type, name, portions }: MealPlanItem,
  eater: string | null,
): PlanDifference['present'][number] {
  return { guid, meal_type, name, portions: portions.find((one) => one.eater === eater)?.portions ?? null }
}

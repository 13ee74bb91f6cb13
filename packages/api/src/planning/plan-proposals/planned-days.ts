import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { NewMealPlanDay } from '@zivina/contract/planning/meal-plan-days'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { daysBetween } from '@zivina/domain/planning/plan-days'
import { renewRequest } from '@zivina/planner/generate-plan'
import type { KeptMeals, MealPlan, PlanRequest, Slot } from '@zivina/planner/plan-request'
import { dayOf } from './request/plan-request-of.ts'

const keyOf = ({ day, meal_type }: Slot): string => `${day} ${meal_type}`

/** Whether a meal of a plan is one that the person pinned. */
export const isPinned = ({ fixed }: Pick<PlanRequest, 'fixed'>, meal: Slot): boolean =>
  fixed.some((one) => one.is_pinned && keyOf(one) === keyOf(meal))

/** Whether a pinned dish stays when a plan is written: it was not let go to make the plan possible. */
export function staysPinned(
  request: PlanRequest,
  { day, meal_type, recipe }: { day: string; meal_type: MealType; recipe: string | null },
): boolean {
  const { loosened = [] } = request
  return !loosened.some(
    ({ wish }) =>
      wish.kind === 'fixed' &&
      wish.recipe === recipe &&
      wish.meal_type === meal_type &&
      dayOf(request, wish.day) === day,
  )
}

/** The days of a computed plan as they are put into a meal plan, each meal with a new guid. */
export function newDaysOf(request: PlanRequest, { meals }: Pick<MealPlan, 'meals'>): NewMealPlanDay[] {
  const guids = new Map(meals.map((meal) => [keyOf(meal), randomUUID() as string]))
  return Array.from({ length: request.days }, (_, day) => ({
    day: dayOf(request, day),
    note: '',
    items: meals
      .filter((meal) => meal.day === day)
      .map((meal) => ({
        guid: guids.get(keyOf(meal)) ?? randomUUID(),
        meal_type: meal.meal_type,
        recipe: meal.recipe,
        portions: Object.entries(meal.portions).map(([eater, portions]) => ({ eater, portions })),
        leftover_of: meal.leftover_of === null ? null : (guids.get(keyOf(meal.leftover_of)) ?? null),
        note: '',
      })),
  })).filter(({ items }) => items.length > 0)
}

/**
 * What is asked where a meal, or without a meal type a day, is computed anew: the request that keeps the rest, and the dishes that must
 * not come again.
 * @returns null where the plan has no such day, or nothing but what is pinned
 */
export function askAgain(
  { request, refused }: { request: PlanRequest; refused: readonly string[] },
  plan: Pick<MealPlan, 'meals' | 'open_days'>,
  { day, meal_type }: { day: string; meal_type: MealType | null },
): Omit<KeptMeals, 'impossibility'> | null {
  const index = daysBetween(request.first_day, day)
  const renewed = plan.meals
    .filter((meal) => meal.day === index && (meal_type ?? meal.meal_type) === meal.meal_type)
    .filter((meal) => !isPinned(request, meal))
  if (renewed.length === 0) return null
  const again = renewRequest(request, plan, { day: index, meal_type })
  return {
    day: index,
    meal_type,
    request: again,
    refused: [...new Set([...refused, ...renewed.map(({ recipe }) => recipe)])],
  }
}

/** The kept meals of a proposal, unless a search has changed its plan since: beside other meals something else may fit. */
export function keptNow({
  request,
  plan,
  kept,
}: {
  request: PlanRequest
  plan: Pick<MealPlan, 'meals' | 'open_days'> | null
  kept: KeptMeals | null
}): KeptMeals | null {
  if (plan === null || kept === null) return null
  const { day, meal_type, refused } = kept
  const isSame = plan.meals.every(
    (meal) =>
      meal.day !== day ||
      isPinned(request, meal) ||
      (meal_type ?? meal.meal_type) !== meal.meal_type ||
      refused.includes(meal.recipe),
  )
  return isSame && isDeepStrictEqual(renewRequest(request, plan, kept).fixed, kept.request.fixed) ? kept : null
}

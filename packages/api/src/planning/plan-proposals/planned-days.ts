import { randomUUID } from 'node:crypto'
import type { NewMealPlanDay } from '@zivina/contract/planning/meal-plan-days'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { FixedMeal, MealPlan, PlannedMeal, PlanRequest, Slot } from '@zivina/domain/planning/plan-request'
import { dayOf } from './plan-request-of.ts'

/** Meals of a proposal that are computed anew; without a meal type the whole day. */
export type AgainSlot = { day: string; meal_type: MealType | null }

const keyOf = ({ day, meal_type }: Slot): string => `${day} ${meal_type}`

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
 * The request that computes some meals of a plan anew while the others stay as they are. What is eaten as a leftover of such a meal is
 * computed anew with it. The seed is the next one, as the same would give the same plan again.
 */
export function againRequest(
  request: PlanRequest,
  { meals }: Pick<MealPlan, 'meals'>,
  slots: readonly AgainSlot[],
): PlanRequest {
  const isAnew = (slot: Slot): boolean =>
    slots.some(
      ({ day, meal_type }) => day === dayOf(request, slot.day) && (meal_type ?? slot.meal_type) === slot.meal_type,
    )
  const staying = meals.filter((meal) => !isAnew(meal) && !(meal.leftover_of !== null && isAnew(meal.leftover_of)))
  return { ...request, fixed: staying.map(fixedOf), seed: request.seed + 1 }
}

function fixedOf({ day, meal_type, recipe, portions, leftover_of }: PlannedMeal): FixedMeal {
  return { day, meal_type, recipe, portions, leftover_of }
}

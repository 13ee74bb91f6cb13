import type { PlanWishes } from '@zivina/contract/planning/plan-proposals'
import { MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'

/** The wishes as the form holds them: minutes are texts, so that an empty one is no limit. */
export type TypedWishes = Omit<PlanWishes, 'meals' | 'cooking_minutes'> & {
  meals: readonly MealType[]
  /** By weekday, Monday first; empty is no limit. */
  cooking_minutes: readonly string[]
}

/** Shares of the day's energy that meals usually have; those that are planned share it in proportion. */
export const USUAL_SHARES: Readonly<Record<MealType, number>> = {
  Breakfast: 0.25,
  Snack: 0.1,
  Soup: 0.1,
  Lunch: 0.3,
  Dessert: 0.1,
  Late_snack: 0.1,
  Dinner: 0.25,
  Late_dinner: 0.08,
  Drinks: 0.05,
}

const USUAL_MEALS: readonly MealType[] = ['Breakfast', 'Snack', 'Lunch', 'Late_snack', 'Dinner']
const MINUTES_MAX = 600
const WEEK = 7

/** What the form begins with: a week with five meals a day. */
export function usualWishes(first_day: string): TypedWishes {
  return {
    first_day,
    days: WEEK,
    meals: USUAL_MEALS,
    energy_tolerance: 0.03,
    meal_tolerance: 0.3,
    cooking_minutes: Array.from({ length: WEEK }, () => ''),
    disliked_ingredients: [],
    use_pantry: true,
    leftovers: false,
    keep_planned: true,
    variety: 'usual',
    seed: 1,
  }
}

/** The wishes as they are sent, meals in the order of the day. */
export function sentWishes({ meals, cooking_minutes, ...rest }: TypedWishes): PlanWishes {
  return {
    ...rest,
    meals: MEAL_TYPES.filter((meal) => meals.includes(meal)).map((meal_type) => ({
      meal_type,
      energy_share: USUAL_SHARES[meal_type],
    })),
    cooking_minutes: cooking_minutes.map((typed) => readMinutes(typed) ?? null),
  }
}

/** Why a form cannot be sent, by its field; empty where it can. */
export function wishProblems({
  meals,
  cooking_minutes,
  first_day,
}: TypedWishes): Partial<Record<keyof TypedWishes, string>> {
  return {
    ...(meals.length === 0 ? { meals: 'Vyberte prosím alespoň jedno jídlo.' } : {}),
    ...(first_day === '' ? { first_day: 'Vyberte prosím první den.' } : {}),
    ...(cooking_minutes.some((typed) => readMinutes(typed) === undefined)
      ? { cooking_minutes: `Zadejte prosím celé minuty od 0 do ${MINUTES_MAX}, nebo nechte pole prázdné.` }
      : {}),
  }
}

/** The minutes typed; null where there is no limit, undefined where they are none. */
function readMinutes(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,3}$/.test(text) && Number(text) <= MINUTES_MAX ? Number(text) : undefined
}

import type { PlanProposal, PlanWishes } from '@zivina/contract/planning/plan-proposals'
import { MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'

/** The wishes as the form holds them: minutes are texts, so that an empty one is no limit. */
export type TypedWishes = Omit<PlanWishes, 'meals' | 'cooking_minutes' | 'day_share'> & {
  meals: readonly MealType[]
  /** By weekday, Monday first; empty is no limit. */
  cooking_minutes: readonly string[]
  /** Percent of the day that the meals are; empty is what such meals usually are. */
  day_share: string
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
/** What people have for cooking on a working day and at the weekend. */
const USUAL_MINUTES = ['45', '45', '45', '45', '45', '120', '120']
/** Percent of the day that planned meals may be. */
const SHARE_MIN = 5
const SHARE_MAX = 100
/** Numbers of weekdays, Monday first, that one limit is said for. */
export const WORKING_DAYS: readonly number[] = [0, 1, 2, 3, 4]
export const WEEKEND: readonly number[] = [5, 6]

/** What the form begins with: a week with five meals a day. */
export function usualWishes(first_day: string): TypedWishes {
  return {
    first_day,
    days: WEEK,
    meals: USUAL_MEALS,
    energy_tolerance: 0.03,
    meal_tolerance: 0.3,
    cooking_minutes: USUAL_MINUTES,
    day_share: '',
    disliked_ingredients: [],
    use_pantry: true,
    leftovers: true,
    keep_planned: true,
    variety: 'usual',
    balanced_week: true,
    seed: 1,
  }
}

/** The wishes as they are sent, meals in the order of the day. */
export function sentWishes({ meals, cooking_minutes, day_share, ...rest }: TypedWishes): PlanWishes {
  const percent = readPercent(day_share)
  return {
    ...rest,
    meals: MEAL_TYPES.filter((meal) => meals.includes(meal)).map((meal_type) => ({
      meal_type,
      energy_share: USUAL_SHARES[meal_type],
    })),
    cooking_minutes: cooking_minutes.map((typed) => readMinutes(typed) ?? null),
    day_share: percent === undefined || percent === null ? null : percent / 100,
  }
}

/** Why a form cannot be sent, by its field; empty where it can. */
export function wishProblems({
  meals,
  cooking_minutes,
  first_day,
  day_share,
}: TypedWishes): Partial<Record<keyof TypedWishes, string>> {
  return {
    ...(meals.length === 0 ? { meals: 'Vyberte prosím alespoň jedno jídlo.' } : {}),
    ...(first_day === '' ? { first_day: 'Vyberte prosím první den.' } : {}),
    ...(cooking_minutes.some((typed) => readMinutes(typed) === undefined)
      ? { cooking_minutes: `Zadejte prosím celé minuty od 0 do ${MINUTES_MAX}, nebo nechte pole prázdné.` }
      : {}),
    ...(readPercent(day_share) === undefined
      ? { day_share: `Zadejte prosím celá procenta od ${SHARE_MIN} do ${SHARE_MAX}, nebo nechte pole prázdné.` }
      : {}),
  }
}

/** The limit that some weekdays have in common; null where they differ. */
export function commonMinutes(typed: readonly string[], weekdays: readonly number[]): string | null {
  const [first = '', ...others] = weekdays.map((weekday) => typed[weekday] ?? '')
  return others.every((one) => one === first) ? first : null
}

/** The same limit for some weekdays; the others keep theirs. */
export function withMinutesOn(typed: readonly string[], weekdays: readonly number[], minutes: string): string[] {
  return typed.map((one, weekday) => (weekdays.includes(weekday) ? minutes : one))
}

/** The wishes as a proposal asked for them after one was loosened, so that the fields show what was changed. */
export function withAsked(wishes: TypedWishes, asked: PlanProposal['asked']): TypedWishes {
  const { loosened: _, cooking_minutes, ...others } = asked
  const minutes = cooking_minutes.map((limit) => (limit === null ? '' : String(limit)))
  return { ...wishes, ...others, cooking_minutes: minutes }
}

/** The percent typed; null where there are none, undefined where it is no share of a day. */
function readPercent(typed: string): number | null | undefined {
  const text = typed.replace('%', '').trim()
  if (text === '') return null
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return percent >= SHARE_MIN && percent <= SHARE_MAX ? percent : undefined
}

/** The minutes typed; null where there is no limit, undefined where they are none. */
function readMinutes(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,3}$/.test(text) && Number(text) <= MINUTES_MAX ? Number(text) : undefined
}

import { addDays, weekdayOf } from '@zivina/domain/calendar-day'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { dishCost } from './dish-costs.ts'
import { cookedTimes, keptDays } from './dish-habits.ts'
import { type MealEaters, mealEaters } from './meal-eaters.ts'
import type { Candidate, FixedMeal, PlanRequest } from './plan-request.ts'
import { type Quarters, quartersOf } from './quarters.ts'
import { suitsEater } from './suitability.ts'
import { countedAs } from './week-counts.ts'

/** A recipe as a dish of one meal: who eats how much of it, and what it costs. */
export type Option = {
  candidate: Candidate
  /** By eater, in their order; null: the eater does not have this meal. */
  quarters: readonly (Quarters | null)[]
  /** Taste, dislikes, pantry and habits; without the price of cooking. */
  cost: number
  /** What a serving counts towards over a week. */
  counted: readonly string[]
  /** The fixed dish of a day without bounds. As the only choice of its meal it tells each plan of that day so. */
  is_unbound: boolean
}

export type ProblemMeal = {
  meal_type: MealType
  /** Whether each eater has it. */
  eaten: readonly boolean[]
  /** Dishes that may be chosen for it on some day. */
  options: readonly Option[]
}

export type ProblemDay = {
  day: number
  date: string
  weekday: number
  /** Minutes of work at most; null: no limit. */
  minutes: number | null
  /** By number of the meal; null where a dish is to be chosen. The option is null if the fixed dish suits no eater. */
  fixed: readonly ({ meal: FixedMeal; option: Option | null } | null)[]
}

/** A request with its candidates, read once: what all parts of the generator work on. */
export type Problem = {
  request: PlanRequest
  meals: readonly ProblemMeal[]
  days: readonly ProblemDay[]
  /** Days for which dishes are kept as leftovers, by recipe; absent: none. */
  kept_days: ReadonlyMap<string, number>
  /** How often dishes are cooked in any seven days in a row at most, by recipe. */
  cooked_times: ReadonlyMap<string, number>
}

/**
 * Reads a request over the candidates.
 * @param offered those that may be chosen; the others can only be fixed
 */
export function buildProblem(
  request: PlanRequest,
  candidates: readonly Candidate[],
  offered: readonly Candidate[] = candidates,
): Problem {
  const fixed = new Set(request.fixed.map(({ recipe }) => recipe))
  const named = fixed.size === 0 ? [] : candidates.filter(({ guid }) => fixed.has(guid))
  const byGuid = new Map(named.map((candidate) => [candidate.guid, candidate]))
  const meals = request.meals.map(({ meal_type }) => buildMeal(request, meal_type, offered))
  const days = Array.from({ length: request.days }, (_, day) => buildDay(request, day, byGuid))
  const options = [
    ...meals.flatMap((meal) => meal.options),
    ...days.flatMap(({ fixed }) => fixed.map((one) => one?.option)),
  ]
  const kept_days = new Map<string, number>()
  const cooked_times = new Map<string, number>()
  for (const option of options) {
    if (!option) continue
    kept_days.set(option.candidate.guid, keptDays(request, option.candidate))
    cooked_times.set(option.candidate.guid, cookedTimes(request, option.candidate))
  }
  return { request, meals, days, kept_days, cooked_times }
}

function buildMeal(request: PlanRequest, meal_type: MealType, offered: readonly Candidate[]): ProblemMeal {
  const eaters = mealEaters(request, meal_type)
  const options = offered
    .filter((candidate) => candidate.meal_types.includes(meal_type))
    .map((candidate) => buildOption(request, { ...eaters, meal_type }, candidate, null, false))
    .filter((option) => option !== null)
  return { meal_type, eaten: eaters.wanted.map((wanted) => wanted !== null), options }
}

/** A candidate as a dish of a meal; null where it does not suit every eater of the meal, or no portion fits. */
function buildOption(
  request: PlanRequest,
  { eaters, wanted, meal_type }: MealEaters & { meal_type: MealType },
  candidate: Candidate,
  portions: FixedMeal['portions'],
  is_unbound: boolean,
): Option | null {
  const quarters: (Quarters | null)[] = []
  for (const [number, eater] of request.eaters.entries()) {
    const kilojoules = wanted[number] ?? null
    const given = portions?.[eater.guid]
    if (kilojoules === null || given === 0) {
      quarters.push(null)
      continue
    }
    if (!suitsEater(candidate, eater)) return null
    const range = given === undefined ? quartersOf(request, kilojoules, candidate) : exactly(given)
    if (range === null) return null
    quarters.push(range)
  }
  return {
    candidate,
    quarters,
    cost: dishCost(request, eaters, candidate, meal_type),
    counted: countedAs(request, candidate),
    is_unbound,
  }
}

const exactly = (portions: number): Quarters => ({ from: portions * 4, to: portions * 4 })

function buildDay(request: PlanRequest, day: number, byGuid: ReadonlyMap<string, Candidate>): ProblemDay {
  const date = addDays(request.first_day, day)
  const weekday = weekdayOf(date)
  const is_unbound = request.unbound_days?.includes(day) ?? false
  const fixed = request.meals.map(({ meal_type }) => {
    const meal = request.fixed.find((one) => one.day === day && one.meal_type === meal_type)
    if (meal === undefined) return null
    const candidate = byGuid.get(meal.recipe)
    const eaters = { ...mealEaters(request, meal_type), meal_type }
    return { meal, option: candidate ? buildOption(request, eaters, candidate, meal.portions, is_unbound) : null }
  })
  const minutes = is_unbound ? null : (request.cooking_minutes[weekday] ?? null)
  return { day, date, weekday, minutes, fixed }
}

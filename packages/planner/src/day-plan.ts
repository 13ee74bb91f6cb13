import { boundAmount, dayBounds, deviationCost } from './day-bounds.ts'
import { isMainMeal } from './dish-habits.ts'
import { type Candidate, PORTION_STEP } from './plan-request.ts'
import type { Option, Problem } from './problem.ts'

/** A dish at a meal of a day. */
export type Dish = {
  /** Number of the meal. */
  meal: number
  option: Option
  is_leftover: boolean
  /** Quarters of a portion by eater; 0: the eater does not have this meal. */
  quarters: readonly number[]
}

/** All dishes of one day, in the order of the meals. */
export type DayPlan = { dishes: readonly Dish[]; cost: number }

/** A day plan with its cost, which does not depend on the other days. */
export function dayPlan(problem: Problem, dishes: readonly Dish[]): DayPlan {
  const { dish, variety, leftovers, deviation } = dayCosts(problem, dishes)
  return { dishes, cost: dish + variety + leftovers + deviation }
}

/**
 * In what a dish may be like others of its day, where one is enough: its group, its main food, a leftover, a main dish that is cold or does not
 * fill by itself. Each further one of the day costs.
 */
export function alikeIn(
  { group, main_food, kinds, meal_types }: Pick<Candidate, 'group' | 'main_food' | 'kinds' | 'meal_types'>,
  is_leftover: boolean,
): string[] {
  return [
    ...(group === null ? [] : [`group ${group}`]),
    ...(main_food === null || main_food === group ? [] : [`food ${main_food}`]),
    ...(is_leftover ? ['leftover'] : []),
    ...(kinds.includes('meagre') ? ['meagre'] : []),
    ...(kinds.includes('cold') && meal_types.some(isMainMeal) ? ['cold'] : []),
  ]
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The costs of a day by what causes them; variety is that within the day alone. */
export function dayCosts(problem: Problem, dishes: readonly Dish[]) {
  const { weights, leftovers, eaters } = problem.request
  const cooked = dishes.filter((dish) => !dish.is_leftover).length
  const alike = countBy(dishes.flatMap(({ option, is_leftover }) => alikeIn(option.candidate, is_leftover)))
  return {
    dish: dishes.reduce((sum, dish) => sum + dish.option.cost, 0),
    variety: [...alike.values()].reduce((sum, count) => sum + weights.variety * (count - 1), 0),
    leftovers: leftovers ? weights.leftovers * cooked : 0,
    deviation: eaters.reduce((sum, _, eater) => sum + eaterDeviation(problem, eater, dishes), 0),
  }
}

function eaterDeviation({ request }: Problem, number: number, dishes: readonly Dish[]): number {
  const eater = request.eaters[number]
  if (eater === undefined || dishes.every((dish) => dish.quarters[number] === 0)) return 0
  if (dishes.some(({ option }) => option.is_unbound)) return 0
  return dayBounds(eater).reduce((sum, bound) => {
    const amount = dishes.reduce((total, { option, quarters }) => {
      return total + boundAmount(option.candidate, bound) * PORTION_STEP * (quarters[number] ?? 0)
    }, 0)
    return sum + deviationCost(bound, amount, request.eaters.length)
  }, 0)
}

/** Minutes of work a day's cooking takes; leftovers take none. */
export function cookingMinutes(dishes: readonly Pick<Dish, 'option' | 'is_leftover'>[]): number {
  return dishes.reduce(
    (sum, { option, is_leftover }) => sum + (is_leftover ? 0 : (option.candidate.active_minutes ?? 0)),
    0,
  )
}

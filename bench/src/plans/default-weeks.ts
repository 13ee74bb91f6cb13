import { MACRO_CASES } from '@zivina/planner/fixtures/plan-macros.ts'
import { eaterOf, mealsOf, requestOf } from '@zivina/planner/fixtures/plan-requests.ts'
import { DEFAULT_COOKING_MINUTES } from '@zivina/planner/plan-defaults'
import type { PlanRequest } from '@zivina/planner/plan-request'

/** Calories of a day, kJ: 1,500 to 3,000 kcal. */
const TARGETS = [6276, 7113, 7950, 8368, 9205, 10042, 11297, 12552]
const BANDS = [MACRO_CASES.only_energy, MACRO_CASES.balanced]

/** A week as a person asks for it who changes nothing in the form but their target: three or five meals, with and without bands. */
export function defaultWeek(number: number): PlanRequest {
  const kilojoules = TARGETS[Math.floor(number / 4) % TARGETS.length] ?? 8368
  const bands = BANDS[number % 2] ?? MACRO_CASES.only_energy
  return requestOf({
    meals: mealsOf(number % 4 < 2 ? 5 : 3),
    eaters: [eaterOf('one', kilojoules, { bands: bands(kilojoules) })],
    cooking_minutes: DEFAULT_COOKING_MINUTES,
    leftovers: true,
    seed: number,
  })
}

/** The same week as an earlier release understood it: no minutes, every portion and dish that a recipe allows. */
export function formerWeek(number: number): PlanRequest {
  const request = defaultWeek(number)
  const { variety, weights } = request
  return {
    ...request,
    cooking_minutes: request.cooking_minutes.map(() => null),
    leftovers: false,
    portions: { from: 0.5, to: 3 },
    week_rules: [],
    variety: { ...variety, cooked_times_a_week: variety.recipe_times_a_week, days_apart: 1 },
    weights: { ...weights, habits: 0, week: 0 },
  }
}

import { type CertifyOptions, certifyDays } from './certify/certified-days.ts'
import { priceOf } from './certify/dual-prices.ts'
import { solveFractionalPlan } from './certify/fractional-plan.ts'
import { namedProblem } from './choose-candidates.ts'
import type { DayPlan, Dish } from './day-plan.ts'
import { dayPlan } from './day-plan.ts'
import { type DaysAnswer, firstDays } from './first-plan.ts'
import { findImpossibility } from './impossible/find-impossibility.ts'
import { isDayImpossible, proofProblem } from './impossible/proofs.ts'
import { mealPlan } from './meal-plan.ts'
import {
  type Candidate,
  type MealPlan,
  type PlanAnswer,
  type PlanProgress,
  type PlanRequest,
  PORTION_STEP,
  type Slot,
} from './plan-request.ts'
import type { Problem } from './problem.ts'
import { requestProblems } from './request-problems.ts'
import type { LinearSolver } from './solver/linear-model.ts'

/**
 * A plan at once, or why there is none. The candidates are all recipes that could be offered, suitable or not: the generator
 * sorts out what each eater may be served. The same request, candidates and seed give the same answer.
 */
export function planAtOnce(request: PlanRequest, candidates: readonly Candidate[], solver: LinearSolver): PlanAnswer {
  const answer = quickPlan(request, candidates, solver)
  if (answer.state !== 'not_found') return answer
  const yielding = yieldToFixed(request, candidates, solver)
  const again = yielding === null ? answer : quickPlan(yielding, candidates, solver)
  if (again.state === 'planned') return again
  const impossibility = findImpossibility(request, candidates, solver)
  return impossibility === null ? answer : { state: 'impossible', impossibility }
}

/** A plan at once, without looking for reasons where none is found. */
export function quickPlan(
  request: PlanRequest,
  candidates: readonly Candidate[],
  solver: LinearSolver,
): Exclude<PlanAnswer, { state: 'impossible' }> {
  const problems = requestProblems(request, candidates)
  if (problems.length > 0) return { state: 'refused', problems }
  const problem = namedProblem(request, candidates)
  const days = daysOrPricedDays(problem, solver)
  return 'days' in days ? { state: 'planned', plan: mealPlan(problem, days.days), request } : { state: 'not_found' }
}

/** The request in which the days that have no plan beside their fixed dishes are not bound; null where there are none, or no day yields. */
function yieldToFixed(
  request: PlanRequest,
  candidates: readonly Candidate[],
  solver: LinearSolver,
): PlanRequest | null {
  if (!request.yields_to_fixed) return null
  const problem = proofProblem(request, candidates)
  const unbound_days = problem.days
    .filter(({ day, fixed }) => fixed.some((one) => one !== null) && isDayImpossible(problem, day, solver))
    .map(({ day }) => day)
  return unbound_days.length === 0 ? null : { ...request, unbound_days }
}

/** Where days made one after the other come to no end, prices may tell the first of them what the others need. */
function daysOrPricedDays(problem: Problem, solver: LinearSolver): DaysAnswer {
  const days = firstDays(problem, solver)
  if ('days' in days || days.is_proven) return days
  const fractional = solveFractionalPlan(problem, solver)
  if (fractional === 'infeasible') return days
  return firstDays(problem, solver, (option, is_leftover) => priceOf(fractional.prices, option, is_leftover))
}

/** How long the certified search goes on by itself. */
export const CERTIFY_DEFAULTS = { goal_gap: 0.005, iterations: 150 } as const

/**
 * Makes a plan better and proves how near it is to the best, from the plan that `planAtOnce` gave for the same request and
 * candidates. Each step is never worse than the one before.
 * @throws RangeError when the plan is not one of the request and candidates
 */
export function certifyPlan(
  request: PlanRequest,
  candidates: readonly Candidate[],
  plan: Pick<MealPlan, 'meals'>,
  solver: LinearSolver,
  options: Partial<CertifyOptions> = {},
): AsyncGenerator<PlanProgress> {
  const problem = namedProblem(request, candidates)
  return certifyDays(problem, solver, daysOf(problem, plan), { ...CERTIFY_DEFAULTS, ...options })
}

/** The days of a plan as the search knows them. */
function daysOf(problem: Problem, { meals }: Pick<MealPlan, 'meals'>): DayPlan[] {
  return problem.days.map(({ day, fixed }) => {
    const dishes = problem.meals.map(({ meal_type, options }, number): Dish => {
      const meal = meals.find((one) => one.day === day && one.meal_type === meal_type)
      const option = fixed[number]?.option ?? options.find(({ candidate }) => candidate.guid === meal?.recipe)
      if (meal === undefined || option === undefined || option.candidate.guid !== meal.recipe) {
        throw new RangeError(`The plan does not fit the request: day ${day}, ${meal_type}`)
      }
      const quarters = problem.request.eaters.map(({ guid }) => (meal.portions[guid] ?? 0) / PORTION_STEP)
      return { meal: number, option, is_leftover: meal.leftover_of !== null, quarters }
    })
    return dayPlan(problem, dishes)
  })
}

/** Meals to make anew: one of a day, or all of a day. */
export type MealsToRenew = { day: number; meal_type: Slot['meal_type'] | null }

/**
 * The request that makes one meal or one day of a plan anew and keeps the rest as it is, portions included. Leftovers of a pot
 * that is made anew are made anew with it. `withoutRefused` keeps out what must not come again.
 */
export function renewRequest(request: PlanRequest, plan: Pick<MealPlan, 'meals'>, renew: MealsToRenew): PlanRequest {
  const isRenewed = ({ day, meal_type }: Slot) =>
    day === renew.day && (renew.meal_type === null || meal_type === renew.meal_type)
  const kept = plan.meals.filter((meal) => !isRenewed(meal) && !(meal.leftover_of && isRenewed(meal.leftover_of)))
  const fixed = kept.map(({ day, meal_type, recipe, portions, leftover_of }) => ({
    day,
    meal_type,
    recipe,
    portions,
    leftover_of,
  }))
  return { ...request, fixed, yields_to_fixed: false }
}

/** The candidates where dishes that a person refused are of no meal: they cannot be chosen, but stay where they are fixed. */
export function withoutRefused(
  request: PlanRequest,
  candidates: readonly Candidate[],
  refused: readonly string[],
): Candidate[] {
  const fixed = new Set(request.fixed.map(({ recipe }) => recipe))
  return candidates.flatMap((candidate) => {
    if (!refused.includes(candidate.guid)) return candidate
    return fixed.has(candidate.guid) ? { ...candidate, meal_types: [] } : []
  })
}

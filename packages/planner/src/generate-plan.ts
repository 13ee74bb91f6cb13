import { betterDays, triesOf } from './better-plan.ts'
import { type CertifyOptions, certifyDays } from './certify/certified-days.ts'
import { priceOf } from './certify/dual-prices.ts'
import { solveFractionalPlan } from './certify/fractional-plan.ts'
import { countCandidates, namedProblem } from './choose-candidates.ts'
import type { DayPlan, Dish } from './day-plan.ts'
import { dayPlan } from './day-plan.ts'
import type { Pricing } from './day-tasks.ts'
import { type DaysAnswer, type DaysMade, firstDays } from './first-plan.ts'
import { findHelp, findImpossibility, findUnofferedPin } from './impossible/find-impossibility.ts'
import { isDayImpossible, proofProblem } from './impossible/proofs.ts'
import { mealPlan } from './meal-plan.ts'
import { planWithOpenDays } from './open-days.ts'
import {
  type Candidate,
  type FixedMeal,
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
import { type Means, withinTime } from './solver/within-time.ts'

export type AtOnceOptions = {
  /**
   * How many seconds the answer may take, and how many are spent. They are asked between two steps: what was found by then is the answer.
   * The same request, candidates and seed give the same answer as long as the time suffices.
   */
  time?: { seconds: number; spent: () => number }
  /** Whether days may be left open where nothing was found for them, and nothing proven. */
  may_open_days?: boolean
}

/** The part of the time in which a plan is looked for; the rest is for why there is none. */
const TIME_FOR_PLANS = 0.7
/** What looking for a change that helps may take beyond. */
const HELP_SECONDS = 1
/** A plan that was found is made better until so much of the time is over: the answer is wanted at once. */
const BETTER_SECONDS = 1
const NO_LIMIT = { seconds: Number.POSITIVE_INFINITY, spent: () => 0 }

/**
 * A plan at once, or why there is none. The candidates are all recipes that could be offered, suitable or not: the generator
 * sorts out what each eater may be served.
 */
export function planAtOnce(
  request: PlanRequest,
  candidates: readonly Candidate[],
  solver: LinearSolver,
  { time: { seconds, spent } = NO_LIMIT, may_open_days = false }: AtOnceOptions = {},
): PlanAnswer {
  const within = (share: number, most = seconds) => {
    const left = () => share * most - spent()
    return { solver: withinTime(solver, left), isOver: () => left() <= 0 }
  }
  const isPlanned = (asked: PlanRequest) => tryPlan(asked, candidates, within(TIME_FOR_PLANS)).state === 'planned'
  const unoffered = findUnofferedPin(request, candidates, isPlanned)
  if (unoffered !== null) return { state: 'impossible', impossibility: unoffered }
  const answer = tryPlan(request, candidates, within(TIME_FOR_PLANS))
  const better = (tried: Exclude<Tried, { state: 'not_found' }>) =>
    tried.state === 'planned' ? planned(tried, betterDays(tried.problem, within(1, BETTER_SECONDS), tried.days)) : tried
  if (answer.state !== 'not_found') return better(answer)
  const rest = within(1)
  const yielding = yieldToFixed(request, candidates, rest)
  const again = yielding === null ? null : tryPlan(yielding, candidates, rest)
  if (again?.state === 'planned') return better(again)
  const impossibility = findImpossibility(request, candidates, rest)
  if (impossibility !== null) return { state: 'impossible', impossibility }
  const best = again?.state === 'not_found' ? again : answer
  const help = findHelp(request, candidates, within(1, Math.min(seconds, spent() + HELP_SECONDS)))
  const plan = may_open_days ? planWithOpenDays(best.problem, best.made, solver) : null
  return plan === null ? { state: 'not_found', help } : { state: 'planned', plan, request: best.problem.request, help }
}

/** A plan at once, without looking for reasons where none is found. */
export function quickPlan(
  request: PlanRequest,
  candidates: readonly Candidate[],
  solver: LinearSolver,
): Exclude<PlanAnswer, { state: 'impossible' }> {
  const answer = tryPlan(request, candidates, { solver, isOver: () => false })
  if (answer.state === 'not_found') return { state: 'not_found', help: [] }
  return answer.state === 'planned' ? planned(answer) : answer
}

type Tried =
  | { state: 'planned'; problem: Problem; days: readonly DayPlan[] }
  | Extract<PlanAnswer, { state: 'refused' }>
  | { state: 'not_found'; problem: Problem; made: DaysMade }

function planned(
  { problem, days }: Extract<Tried, { state: 'planned' }>,
  chosen = days,
): PlanAnswer & { state: 'planned' } {
  return { state: 'planned', plan: mealPlan(problem, chosen), request: problem.request, help: [] }
}

function tryPlan(request: PlanRequest, candidates: readonly Candidate[], means: Means): Tried {
  const problems = requestProblems(request, candidates)
  if (problems.length > 0) return { state: 'refused', problems }
  const problem = namedProblem(request, candidates)
  const answer = daysOrPricedDays(problem, means)
  if ('days' in answer) return { state: 'planned', problem, days: answer.days }
  return { state: 'not_found', problem, made: answer.made }
}

/** The request in which the days that have no plan beside their fixed dishes are not bound; null where there are none, or no day yields. */
function yieldToFixed(
  request: PlanRequest,
  candidates: readonly Candidate[],
  { solver, isOver }: Means,
): PlanRequest | null {
  if (!request.yields_to_fixed) return null
  const problem = proofProblem(request, candidates)
  const unbound_days = problem.days
    .filter(({ fixed }) => fixed.some((one) => one !== null))
    .filter(({ day }) => !isOver() && isDayImpossible(problem, day, solver))
    .map(({ day }) => day)
  return unbound_days.length === 0 ? null : { ...request, unbound_days }
}

/** Where days made one after the other come to no end, other beginnings may, or prices that tell the first of them what the others need. */
function daysOrPricedDays(problem: Problem, { solver, isOver }: Means): DaysAnswer {
  let days = firstDays(problem, solver, { isOver })
  for (let attempt = 1; attempt < triesOf(problem); attempt++) {
    if ('days' in days || days.is_proven || isOver()) return days
    const again = firstDays(problem, solver, { attempt, isOver })
    if ('days' in again || again.made.size > days.made.size) days = again
  }
  if ('days' in days || isOver()) return days
  const fractional = solveFractionalPlan(problem, solver)
  if (fractional === 'infeasible' || isOver()) return days
  const pricing: Pricing = (option, is_leftover) => priceOf(fractional.prices, option, is_leftover)
  const priced = firstDays(problem, solver, { pricing, isOver })
  return 'days' in priced || priced.made.size > days.made.size ? priced : days
}

/** How long the certified search goes on by itself. */
export const CERTIFY_DEFAULTS = { goal_gap: 0.005, iterations: 150 } as const

/**
 * Makes a plan better and proves how near it is to the best, from the plan that `planAtOnce` gave for the same request and
 * candidates. Each step is never worse than the one before; a plan with open days is first made whole, as far as that is possible.
 * @throws RangeError when the plan is not one of the request and candidates
 */
export async function* certifyPlan(
  request: PlanRequest,
  candidates: readonly Candidate[],
  plan: MealPlan,
  solver: LinearSolver,
  options: Partial<CertifyOptions> = {},
): AsyncGenerator<PlanProgress> {
  const problem = namedProblem(request, candidates)
  const whole = { ...CERTIFY_DEFAULTS, ...options }
  if (plan.open_days === undefined || plan.open_days.length === 0) {
    yield* certifyDays(problem, solver, daysOf(problem, plan), whole)
    return
  }
  const { objective } = plan
  const open = { plan, objective, bound: null, gap: null, iterations: 0, candidates: countCandidates(problem) }
  yield { ...open, ended: null }
  const made = daysOrPricedDays(problem, { solver, isOver: () => options.signal?.aborted ?? false })
  if ('days' in made) yield* certifyDays(problem, solver, made.days, whole)
  else yield { ...open, ended: 'no_better_found' }
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
 * The request that makes one meal or one day of a plan anew and keeps the rest as it is, portions included, and what is pinned in any case.
 * Leftovers of a pot that is made anew are made anew with it. Open days stay as they are, but for one that is made anew as a whole. `withoutRefused` keeps
 * out what must not come again.
 */
export function renewRequest(
  request: PlanRequest,
  plan: Pick<MealPlan, 'meals' | 'open_days'>,
  renew: MealsToRenew,
): PlanRequest {
  const pinnedAt = (slot: Slot) =>
    request.fixed.find((one) => one.is_pinned && one.day === slot.day && one.meal_type === slot.meal_type)
  const isRenewed = (slot: Slot) =>
    slot.day === renew.day &&
    (renew.meal_type === null || slot.meal_type === renew.meal_type) &&
    pinnedAt(slot) === undefined
  const isPotRenewed = ({ leftover_of }: Pick<FixedMeal, 'leftover_of'>) =>
    leftover_of !== null && isRenewed(leftover_of)
  const fixed = plan.meals.flatMap((meal): FixedMeal[] => {
    const { day, meal_type, recipe, portions, leftover_of } = meal
    const pinned = pinnedAt(meal)
    if (pinned !== undefined) return [isPotRenewed(pinned) ? { ...pinned, leftover_of: null } : pinned]
    return isRenewed(meal) || isPotRenewed(meal) ? [] : [{ day, meal_type, recipe, portions, leftover_of }]
  })
  const open = (plan.open_days ?? []).filter((day) => day !== renew.day || renew.meal_type !== null)
  const unbound_days = [...new Set([...(request.unbound_days ?? []), ...open])]
  return { ...request, fixed, yields_to_fixed: false, ...(unbound_days.length === 0 ? {} : { unbound_days }) }
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

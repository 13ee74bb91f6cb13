import { buildDayModel, type DayModel, type DayTask, readDay } from './day-model.ts'
import { type DayPlan, dayPlan } from './day-plan.ts'
import { type DayChoices, dayChoices } from './day-search/day-choices.ts'
import { leastDeviation } from './day-search/least-deviation.ts'
import { dayMultipliers, type Multipliers } from './day-search/multipliers.ts'
import { type DaysFound, type FoundDay, type SearchLimits, searchDay } from './day-search/search-day.ts'
import type { Problem } from './problem.ts'
import type { LinearSolver, SolvedModel } from './solver/linear-model.ts'

/** Work of one search of a day; one to four seconds. Almost every day needs a hundredth of it. */
export const DAY_WORK = 8_000_000
/** Dishes of each meal that the mixed-integer model is first tried with; the linear relaxation says which. */
const SHORTLIST = 6
/** Differences of the objective that the mixed-integer model does not look for. */
const TOLERANCE = 0.01
/** Nodes of the search tree of the mixed-integer model. */
const DAY_NODES = 3000

/** The best day. `value` is its cost with the prices; no day of the task has a value below `bound`. */
export type SolvedDay =
  | { state: 'found'; plan: DayPlan; value: number; bound: number; others: readonly DayPlan[] }
  /** There is none, which is proven. */
  | { state: 'infeasible' }
  /** None was found within the work. */
  | { state: 'unknown'; bound: number }

/** How many good days are wanted, and how much work may be done for them. */
const ONLY_THE_BEST: SearchLimits = { most: 1, work: DAY_WORK }

/**
 * The best plan of one day, by enumeration under a Lagrangian bound. Where that finds none within its work, the mixed-integer model
 * is tried.
 */
export function solveDay(
  problem: Problem,
  task: DayTask,
  solver: LinearSolver,
  limits: SearchLimits = ONLY_THE_BEST,
): SolvedDay {
  if (problem.meals.some((_, meal) => !task.options.some((option) => option.meal === meal))) {
    return { state: 'infeasible' }
  }
  const choices = dayChoices(problem, task)
  const multipliers = dayMultipliers(choices, solver)
  if (multipliers === null) return modelledDay(problem, task, solver)
  const { days, bound, is_complete } = searchWhole(choices, multipliers, limits)
  const [best, ...others] = days
  if (best === undefined) return is_complete ? { state: 'infeasible' } : modelledDay(problem, task, solver)
  const read = (day: FoundDay) => planOf(problem, choices, day, limits.is_any)
  return { state: 'found', plan: read(best), value: best.cost, bound, others: others.map(read) }
}

/** Where little work found no day at all, more of it may still be less than the mixed-integer model. */
function searchWhole(choices: DayChoices, multipliers: Multipliers, limits: SearchLimits): DaysFound {
  const found = searchDay(choices, multipliers, limits)
  const { work, work_for_one = work } = limits
  if (found.days.length > 0 || found.is_complete || work >= work_for_one) return found
  return searchDay(choices, multipliers, { ...limits, work: work_for_one })
}

function planOf(problem: Problem, { bounds }: DayChoices, { dishes }: FoundDay, is_any?: boolean): DayPlan {
  const byEater = bounds.map((some, eater) => {
    const quarters: number[] = []
    leastDeviation(dishes, eater, some, quarters, is_any)
    return quarters
  })
  return dayPlan(
    problem,
    dishes.map(({ option: { meal, option, is_leftover } }, at) => ({
      meal,
      option,
      is_leftover,
      quarters: byEater.map((quarters) => quarters[at] ?? 0),
    })),
  )
}

/** The day by its mixed-integer model: proves that there is none, or finds one where days are rare. */
function modelledDay(problem: Problem, task: DayTask, solver: LinearSolver): SolvedDay {
  const whole = buildDayModel(problem, task)
  const relaxed = solver.solve(whole.model, { is_relaxed: true })
  if (relaxed.state === 'infeasible') return { state: 'infeasible' }
  const reduced = reducedCosts(whole, relaxed)
  const numbered = task.options.map((option, at) => ({ option, cost: reduced[at] ?? 0, at }))
  numbered.sort((one, other) => one.cost - other.cost || one.at - other.at)
  let last: SolvedDay = { state: 'infeasible' }
  for (let length = SHORTLIST, is_whole = false; !is_whole; length *= 4) {
    const options = problem.meals.flatMap((_, meal) =>
      numbered.filter(({ option }) => option.meal === meal).slice(0, length),
    )
    is_whole = options.length === task.options.length
    last = solveModel(problem, { ...task, options: options.map(({ option }) => option) }, solver)
    if (last.state === 'found') return { ...last, bound: relaxed.objective }
  }
  return last
}

/** What choosing each dish costs at least beyond the best relaxed day. */
function reducedCosts({ columns }: DayModel, relaxed: SolvedModel): number[] {
  return columns.map(({ chosen }) => Math.max(0, relaxed.column_duals?.[chosen] ?? 0))
}

function solveModel(problem: Problem, task: DayTask, solver: LinearSolver): SolvedDay {
  const model = buildDayModel(problem, task)
  const solved = solver.solve(model.model, {
    absolute_gap: TOLERANCE,
    nodes: DAY_NODES,
    seed: problem.request.seed,
  })
  if (solved.state === 'infeasible') return { state: 'infeasible' }
  if (solved.values === null) return { state: 'unknown', bound: solved.bound }
  const plan = readDay(problem, model, solved.values)
  return { state: 'found', plan, value: plan.cost + pricesOf(task, plan), bound: solved.bound, others: [] }
}

/** Sum of the prices of a day's dishes. */
function pricesOf({ options }: DayTask, plan: DayPlan): number {
  return plan.dishes.reduce((sum, dish) => {
    const found = options.find(
      ({ meal, option, is_leftover }) =>
        meal === dish.meal && option.candidate === dish.option.candidate && is_leftover === dish.is_leftover,
    )
    return sum + (found?.price ?? 0)
  }, 0)
}

import { buildDayModel, type DayModel, type DayOption, type DayTask, readDay } from './day-model.ts'
import type { DayPlan } from './day-plan.ts'
import type { Problem } from './problem.ts'
import type { LinearSolver, SolvedModel } from './solver/linear-model.ts'

/** Dishes of each meal that a first search of a day works on; the linear relaxation says which. */
const SHORTLIST = 6
/** Differences of the objective that a search of a day does not look for. */
const TOLERANCES = { quick: 0.01, exact: 0.001 } as const satisfies Record<DayEffort, number>
/** Nodes of the search tree of one day. */
const DAY_NODES = 3000

/** The best day found. `value` is its cost with the prices; no day of the task has a value below `bound`. */
export type SolvedDay =
  | { state: 'found'; plan: DayPlan; value: number; bound: number }
  /** There is none, which is proven. */
  | { state: 'infeasible' }
  /** None was found within the nodes. */
  | { state: 'unknown'; bound: number }

/** `quick`: the best day of the most promising dishes. `exact`: the best of all dishes of the task, with its proof. */
export type DayEffort = 'quick' | 'exact'

/**
 * The best plan of one day. The linear relaxation is solved first: its reduced costs order the dishes, and after a good day is
 * known they exclude every dish that cannot be part of a better one.
 */
export function solveDay(problem: Problem, task: DayTask, solver: LinearSolver, effort: DayEffort): SolvedDay {
  if (problem.meals.some((_, meal) => !task.options.some((option) => option.meal === meal))) {
    return { state: 'infeasible' }
  }
  const whole = buildDayModel(problem, task)
  const relaxed = solver.solve(whole.model, { is_relaxed: true })
  if (relaxed.state === 'infeasible') return { state: 'infeasible' }
  const reduced = reducedCosts(whole, relaxed)
  const first = firstDay(problem, task, solver, reduced)
  if (first.state !== 'found') return first
  if (effort === 'quick') return { ...first, bound: relaxed.objective }
  const left = task.options.filter((_, at) => relaxed.objective + (reduced[at] ?? 0) <= first.value)
  const second = searchDay(problem, { ...task, options: left }, solver, 'exact')
  const best = second.state === 'found' && second.value < first.value ? second : first
  const bound = second.state === 'infeasible' ? first.value : Math.min(first.value, second.bound)
  return { ...best, bound: Math.max(bound, relaxed.objective) }
}

/** What choosing each dish costs at least beyond the best relaxed day. */
function reducedCosts({ columns }: DayModel, relaxed: SolvedModel): number[] {
  return columns.map(({ chosen }) => Math.max(0, relaxed.column_duals?.[chosen] ?? 0))
}

/** The best day of the shortlist; of a longer one, and of all dishes at last, where it holds none. */
function firstDay(problem: Problem, task: DayTask, solver: LinearSolver, reduced: readonly number[]): SolvedDay {
  const numbered = task.options.map((option, at) => ({ option, cost: reduced[at] ?? 0, at }))
  numbered.sort((one, other) => one.cost - other.cost || one.at - other.at)
  let last: SolvedDay = { state: 'infeasible' }
  for (let length = SHORTLIST, is_whole = false; !is_whole; length *= 4) {
    const options = problem.meals.flatMap((_, meal) =>
      numbered.filter(({ option }) => option.meal === meal).slice(0, length),
    )
    is_whole = options.length === task.options.length
    last = searchDay(problem, { ...task, options: options.map(({ option }) => option) }, solver, 'quick')
    if (last.state === 'found') return last
  }
  return last
}

function searchDay(problem: Problem, task: DayTask, solver: LinearSolver, effort: DayEffort): SolvedDay {
  const model = buildDayModel(problem, task)
  const solved = solver.solve(model.model, {
    absolute_gap: TOLERANCES[effort],
    nodes: DAY_NODES,
    seed: problem.request.seed,
  })
  if (solved.state === 'infeasible') return { state: 'infeasible' }
  if (solved.values === null) return { state: 'unknown', bound: solved.bound }
  const plan = readDay(problem, model, solved.values)
  return { state: 'found', plan, value: plan.cost + pricesOf(task.options, plan), bound: solved.bound }
}

/** Sum of the prices of a day's dishes. */
function pricesOf(options: readonly DayOption[], plan: DayPlan): number {
  return plan.dishes.reduce((sum, dish) => {
    const found = options.find(
      ({ meal, option, is_leftover }) =>
        meal === dish.meal && option.candidate === dish.option.candidate && is_leftover === dish.is_leftover,
    )
    return sum + (found?.price ?? 0)
  }, 0)
}

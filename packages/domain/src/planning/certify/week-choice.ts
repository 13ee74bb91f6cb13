import type { DayPlan } from '../day-plan.ts'
import type { Problem } from '../problem.ts'
import { WEEK } from '../servings.ts'
import { type LinearSolver, ModelBuilder } from '../solver/linear-model.ts'
import type { ColumnPool } from './column-pool.ts'

/** Nodes of the search for the best week of known day plans. */
const WEEK_NODES = 300
/** Columns of each class, the most promising ones, that the search works on. */
const MOST_COLUMNS = 60

type Choice = { day: number; plan: DayPlan; chosen: number }

/**
 * The best whole plan made of known day plans, with all rules about which day a dish may come on; null where the search finds
 * none better than `days`. `promise` orders the columns: their reduced cost in the master.
 */
export function chooseWeek(
  problem: Problem,
  pool: ColumnPool,
  solver: LinearSolver,
  days: readonly DayPlan[],
  promise: (plan: DayPlan, of: number) => number,
): DayPlan[] | null {
  const model = new ModelBuilder()
  const choices: Choice[] = []
  for (const { day } of problem.days) {
    const row = model.row(1, 1)
    for (const plan of promising(pool, day, days[day], promise)) {
      const chosen = model.whole(plan.cost, 0, 1)
      model.add(row, chosen, 1)
      choices.push({ day, plan, chosen })
    }
  }
  addRecipeRules(model, problem, choices)
  addGroupCosts(model, problem, choices)
  if (problem.request.leftovers) addPots(model, problem, choices)
  const start = model.columns.map(() => 0)
  for (const { day, plan, chosen } of choices) if (plan === days[day]) start[chosen] = 1
  const solved = solver.solve(model, { start, nodes: WEEK_NODES, relative_gap: 0.001, seed: problem.request.seed })
  if (solved.values === null) return null
  const values = solved.values
  return choices.filter(({ chosen }) => Math.round(values[chosen] ?? 0) === 1).map(({ plan }) => plan)
}

function promising(
  pool: ColumnPool,
  day: number,
  present: DayPlan | undefined,
  promise: (plan: DayPlan, of: number) => number,
): DayPlan[] {
  const of = pool.classOf(day)
  const plans = pool.columns.filter(({ classes }) => classes.includes(of)).map(({ plan }) => plan)
  const ordered = plans.map((plan, at) => ({ plan, at, value: promise(plan, of) }))
  ordered.sort((one, other) => one.value - other.value || one.at - other.at)
  const best = ordered.slice(0, MOST_COLUMNS).map(({ plan }) => plan)
  return present === undefined || best.includes(present) ? best : [...best, present]
}

/** By recipe and day, the columns that serve it, and whether they cook it. */
type Served = { day: number; chosen: number; is_leftover: boolean; is_free: boolean }

function servedBy(problem: Problem, choices: readonly Choice[]): Map<string, Served[]> {
  const served = new Map<string, Served[]>()
  for (const { day, plan, chosen } of choices) {
    for (const { meal, option, is_leftover } of plan.dishes) {
      const one = { day, chosen, is_leftover, is_free: !problem.days[day]?.fixed[meal] }
      const known = served.get(option.candidate.guid)
      if (known) known.push(one)
      else served.set(option.candidate.guid, [one])
    }
  }
  return served
}

function addRecipeRules(model: ModelBuilder, problem: Problem, choices: readonly Choice[]): void {
  const { variety, days, fixed } = problem.request
  for (const [recipe, served] of servedBy(problem, choices)) {
    const fixedOn = fixed.filter((one) => one.recipe === recipe).map((one) => one.day)
    for (let first = 0; first <= Math.max(0, days - WEEK); first++) {
      const isInside = (day: number) => day >= first && day < first + WEEK
      const most = Math.max(variety.recipe_times_a_week, fixedOn.filter(isInside).length)
      addAtMost(
        model,
        most,
        served.filter(({ day }) => isInside(day)),
      )
    }
    if (variety.consecutive_days) continue
    for (let day = 0; day + 1 < days; day++) {
      const two = served.filter((one) => one.day === day || (one.day === day + 1 && !one.is_leftover))
      addAtMost(model, Math.max(1, fixedOn.filter((on) => on === day || on === day + 1).length), two)
    }
  }
}

function addAtMost(model: ModelBuilder, most: number, served: readonly Served[]): void {
  if (new Set(served.map(({ day }) => day)).size < 2) return
  const counts = new Map<number, number>()
  for (const { chosen } of served) counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
  const row = model.row(Number.NEGATIVE_INFINITY, most)
  for (const [chosen, count] of counts) model.add(row, chosen, count)
}

function addGroupCosts(model: ModelBuilder, problem: Problem, choices: readonly Choice[]): void {
  const { variety, weights } = problem.request
  const rows = new Map<string, number>()
  for (const { day, plan, chosen } of choices) {
    for (const [group, count] of countGroups(plan)) {
      const key = `${Math.floor(day / WEEK)} ${group}`
      let row = rows.get(key)
      if (row === undefined) {
        row = model.row(Number.NEGATIVE_INFINITY, variety.group_times_a_week)
        model.add(row, model.real(weights.variety, 0, Number.POSITIVE_INFINITY), -1)
        rows.set(key, row)
      }
      model.add(row, chosen, count)
    }
  }
}

/**
 * A leftover is linked to one cooking within its storage time, and a cooking to one leftover. Links form a bipartite flow, so that
 * they are whole where the choices are.
 */
function addPots(model: ModelBuilder, problem: Problem, choices: readonly Choice[]): void {
  const storage = new Map(
    choices.flatMap(({ plan }) =>
      plan.dishes.map(({ option }) => [option.candidate.guid, option.candidate.storage_days ?? 0]),
    ),
  )
  for (const [recipe, served] of servedBy(problem, choices)) {
    const leftovers = Map.groupBy(
      served.filter(({ is_leftover, is_free }) => is_leftover && is_free),
      ({ day }) => day,
    )
    const cooked = new Map<number, number>()
    for (const [day, eaten] of leftovers) {
      const need = model.row(Number.NEGATIVE_INFINITY, 0)
      for (const { chosen } of eaten) model.add(need, chosen, 1)
      for (let back = 1; back <= (storage.get(recipe) ?? 0) && back <= day; back++) {
        const link = model.real(0, 0, 1)
        model.add(need, link, -1)
        let pot = cooked.get(day - back)
        if (pot === undefined) {
          pot = model.row(Number.NEGATIVE_INFINITY, -fixedLinks(problem, recipe, day - back))
          cooked.set(day - back, pot)
          for (const one of served) if (one.day === day - back && !one.is_leftover) model.add(pot, one.chosen, -1)
        }
        model.add(pot, link, 1)
      }
    }
  }
}

const fixedLinks = (problem: Problem, recipe: string, day: number) =>
  problem.request.fixed.filter((one) => one.recipe === recipe && one.leftover_of?.day === day).length

function countGroups({ dishes }: DayPlan): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { group } of dishes.map(({ option }) => option.candidate)) {
    if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return counts
}

import type { DayPlan } from '../day-plan.ts'
import type { Option, Problem } from '../problem.ts'
import { WEEK } from '../servings.ts'
import { type LinearSolver, ModelBuilder } from '../solver/linear-model.ts'
import type { ColumnPool } from './column-pool.ts'

/** What the days together make a recipe or a group worth; each price is at least 0, absent ones are 0. */
export type DualPrices = {
  /** For each serving of a recipe. */
  recipes: ReadonlyMap<string, number>
  /** For each serving of a group. */
  groups: ReadonlyMap<string, number>
  /** What a leftover pays to the cooking that it needs. */
  pots: ReadonlyMap<string, number>
}

export const NO_PRICES: DualPrices = { recipes: new Map(), groups: new Map(), pots: new Map() }

export type Relaxation = { objective: number; prices: DualPrices; /** By class: the value below which a column helps. */ worth: number[] }

/** How often a recipe may be served in the whole plan, by the rule for any seven days; each fixed serving on top. */
export function recipeLimit({ request }: Problem, recipe: string): number {
  const { recipe_times_a_week: times } = request.variety
  const fixed = request.fixed.filter((one) => one.recipe === recipe).length
  return times * Math.floor(request.days / WEEK) + Math.min(times, request.days % WEEK) + fixed
}

/** Servings of a group in the whole plan before each further one costs. */
export function groupLimit({ request }: Problem): number {
  return request.variety.group_times_a_week * Math.ceil(request.days / WEEK)
}

/** What choosing a dish takes from the other days by the prices. */
export function priceOf(prices: DualPrices, { candidate }: Option, is_leftover: boolean): number {
  const pot = prices.pots.get(candidate.guid) ?? 0
  return (
    (prices.recipes.get(candidate.guid) ?? 0) +
    (candidate.group === null ? 0 : (prices.groups.get(candidate.group) ?? 0)) +
    (is_leftover ? pot : -pot)
  )
}

/**
 * The relaxed master over the columns known: how many days of each class take which plan, in fractions. Days of a class are not
 * told apart, so the rules that say on which days a dish may come are left out; what remains allows every plan and more.
 */
export function solveMaster(problem: Problem, pool: ColumnPool, solver: LinearSolver): Relaxation {
  const model = new ModelBuilder()
  const classes = pool.classes.map(({ days }) => model.row(days.length, days.length))
  const recipes = new RowsByName(model, (name) => recipeLimit(problem, name))
  const pots = new RowsByName(model, () => 0)
  const groups = new RowsByName(model, () => groupLimit(problem), (row) => {
    model.add(row, model.real(problem.request.weights.variety, 0, Number.POSITIVE_INFINITY), -1)
  })
  for (const { plan, classes: of } of pool.columns) {
    for (const number of of) {
      const column = model.real(plan.cost, 0, Number.POSITIVE_INFINITY)
      const row = classes[number]
      if (row !== undefined) model.add(row, column, 1)
      for (const [name, count] of countBy(plan, (guid) => guid)) model.add(recipes.of(name), column, count)
      for (const [name, count] of countGroups(plan)) model.add(groups.of(name), column, count)
      for (const [name, count] of potsOf(plan)) if (problem.request.leftovers) model.add(pots.of(name), column, count)
    }
  }
  const solved = solver.solve(model)
  const duals = solved.row_duals
  if (duals === null || solved.state !== 'optimal') throw new Error(`The master ended ${solved.state}`)
  const pricesOf = (rows: RowsByName) => new Map(rows.entries().map(([name, row]) => [name, Math.max(0, -(duals[row] ?? 0))]))
  return {
    objective: solved.objective,
    prices: { recipes: pricesOf(recipes), groups: pricesOf(groups), pots: pricesOf(pots) },
    worth: classes.map((row) => duals[row] ?? 0),
  }
}

/** What the prices promise at most to be earned back: the bound is the sum of the best priced days less this. */
export function priceCredit(problem: Problem, prices: DualPrices): number {
  let credit = 0
  for (const [recipe, price] of prices.recipes) credit += price * recipeLimit(problem, recipe)
  for (const price of prices.groups.values()) credit += price * groupLimit(problem)
  return credit
}

/** Rows made when they are first named, all of them `≤ limit`. */
class RowsByName {
  readonly #rows = new Map<string, number>()
  readonly #model: ModelBuilder
  readonly #limit: (name: string) => number
  readonly #begin: (row: number) => void

  constructor(model: ModelBuilder, limit: (name: string) => number, begin: (row: number) => void = () => {}) {
    this.#model = model
    this.#limit = limit
    this.#begin = begin
  }

  of(name: string): number {
    const known = this.#rows.get(name)
    if (known !== undefined) return known
    const row = this.#model.row(Number.NEGATIVE_INFINITY, this.#limit(name))
    this.#rows.set(name, row)
    this.#begin(row)
    return row
  }

  entries(): [string, number][] {
    return [...this.#rows]
  }
}

function countBy(plan: DayPlan, nameOf: (guid: string, group: string | null) => string | null): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { option } of plan.dishes) {
    const name = nameOf(option.candidate.guid, option.candidate.group)
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

export const countGroups = (plan: DayPlan) => countBy(plan, (_, group) => group)

/** By recipe: leftovers less cooked servings, of dishes that keep. */
function potsOf(plan: DayPlan): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { option, is_leftover } of plan.dishes) {
    const { guid, storage_days } = option.candidate
    if ((storage_days ?? 0) > 0) counts.set(guid, (counts.get(guid) ?? 0) + (is_leftover ? 1 : -1))
  }
  return counts
}

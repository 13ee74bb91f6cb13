import type { Option, Problem } from '../problem.ts'
import { WEEK } from '../servings.ts'
import type { ModelBuilder } from '../solver/linear-model.ts'

/** What the days together make a recipe, a group or a pot worth; each price is at least 0, absent ones are 0. */
export type DualPrices = {
  /** For each serving of a recipe. */
  recipes: ReadonlyMap<string, number>
  /** For each serving of a group. */
  groups: ReadonlyMap<string, number>
  /** What a leftover pays to the cooking that it needs, by recipe. */
  pots: ReadonlyMap<string, number>
}

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

/** What the prices may earn back at most: the bound is the sum of the best priced days less this. */
export function priceCredit(problem: Problem, prices: DualPrices): number {
  let credit = 0
  for (const [recipe, price] of prices.recipes) credit += price * recipeLimit(problem, recipe)
  for (const price of prices.groups.values()) credit += price * groupLimit(problem)
  return credit
}

/** `share` of the one prices and the rest of the others. */
export function mixPrices(one: DualPrices, others: DualPrices, share: number): DualPrices {
  const mix = (left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>) =>
    new Map(
      [...new Set([...left.keys(), ...right.keys()])].map((name) => [
        name,
        share * (left.get(name) ?? 0) + (1 - share) * (right.get(name) ?? 0),
      ]),
    )
  return {
    recipes: mix(one.recipes, others.recipes),
    groups: mix(one.groups, others.groups),
    pots: mix(one.pots, others.pots),
  }
}

/** A dish as the rules over several days count it. */
type Counted = { option: Option; is_leftover: boolean }

/**
 * The rows over all days that prices belong to: servings of each recipe, servings of each group with their excess, and no more
 * leftovers of a dish than cookings. Each row is made when a dish first needs it.
 */
export class SharedRows {
  readonly #problem: Problem
  readonly #model: ModelBuilder
  readonly #rows = {
    recipes: new Map<string, number>(),
    groups: new Map<string, number>(),
    pots: new Map<string, number>(),
  }

  constructor(problem: Problem, model: ModelBuilder) {
    this.#problem = problem
    this.#model = model
  }

  /** Enters the dishes that one unit of a column serves. */
  enter(column: number, dishes: readonly Counted[]): void {
    const counts = new Map<number, number>()
    const count = (row: number, times: number) => counts.set(row, (counts.get(row) ?? 0) + times)
    for (const { option, is_leftover } of dishes) {
      const { guid, group, storage_days } = option.candidate
      count(this.#row('recipes', guid), 1)
      if (group !== null) count(this.#row('groups', group), 1)
      if (this.#problem.request.leftovers && (storage_days ?? 0) > 0)
        count(this.#row('pots', guid), is_leftover ? 1 : -1)
    }
    for (const [row, times] of counts) this.#model.add(row, column, times)
  }

  /** The prices that the duals of a solved model give. */
  prices(duals: ArrayLike<number>): DualPrices {
    const pricesOf = (rows: ReadonlyMap<string, number>) =>
      new Map([...rows].map(([name, row]) => [name, Math.max(0, -(duals[row] ?? 0))]))
    const { recipes, groups, pots } = this.#rows
    return { recipes: pricesOf(recipes), groups: pricesOf(groups), pots: pricesOf(pots) }
  }

  #row(kind: keyof DualPrices, name: string): number {
    const known = this.#rows[kind].get(name)
    if (known !== undefined) return known
    const limits = { recipes: recipeLimit(this.#problem, name), groups: groupLimit(this.#problem), pots: 0 }
    const row = this.#model.row(Number.NEGATIVE_INFINITY, limits[kind])
    this.#rows[kind].set(name, row)
    if (kind === 'groups') {
      const excess = this.#model.real(this.#problem.request.weights.variety, 0, Number.POSITIVE_INFINITY)
      this.#model.add(row, excess, -1)
    }
    return row
  }
}

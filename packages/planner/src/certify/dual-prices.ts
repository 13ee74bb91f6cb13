import type { Option, Problem } from '../problem.ts'
import type { ModelBuilder } from '../solver/linear-model.ts'
import { excessPrice, planLimit, WEEK } from '../week-counts.ts'
import { type DayClass, dayClasses } from './day-classes.ts'

/** What the days together make a recipe, a pot or a count of the week worth; each price is at least 0, absent ones are 0. */
export type DualPrices = {
  /** For each serving of a recipe. */
  recipes: ReadonlyMap<string, number>
  /** For each serving that counts towards a name of the week: a group, a rule. */
  counts: ReadonlyMap<string, number>
  /** What a leftover pays to the cooking that it needs, by recipe. */
  pots: ReadonlyMap<string, number>
  /** For each serving of a recipe on a day of a class, by `classKey`. */
  classes: ReadonlyMap<string, number>
  /** For each leftover, whatever the recipe. */
  leftover: number
}

/** Names a recipe in a class of days. */
const classKey = (of: number, recipe: string): string => `${of} ${recipe}`

/**
 * How often a recipe may be served on days of a class, as it is not cooked soon after it was eaten; null where that says no more
 * than the other rules: leftovers may follow at once, and what is fixed may break it.
 */
function classLimit(problem: Problem, { days }: DayClass, recipe: string): number | null {
  const { variety, leftovers, fixed } = problem.request
  if (variety.consecutive_days || leftovers || fixed.some((one) => one.recipe === recipe)) return null
  let last = Number.NEGATIVE_INFINITY
  let most = 0
  for (const day of days) {
    if (day - last <= variety.days_apart) continue
    last = day
    most++
  }
  return most < Math.min(days.length, recipeLimit(problem, recipe)) ? most : null
}

/** How often a recipe may be served in the whole plan, by the rules for any seven days; each fixed serving on top. */
export function recipeLimit({ request, kept_days, cooked_times }: Problem, recipe: string): number {
  const { recipe_times_a_week } = request.variety
  // A pot gives one leftover at most.
  const of_pot = request.leftovers && (kept_days.get(recipe) ?? 0) > 0 ? 2 : 1
  const times = Math.min(recipe_times_a_week, of_pot * (cooked_times.get(recipe) ?? recipe_times_a_week))
  const fixed = request.fixed.filter((one) => one.recipe === recipe).length
  return times * Math.floor(request.days / WEEK) + Math.min(times, request.days % WEEK) + fixed
}

/**
 * Leftovers in the whole plan at most: as each needs a pot of its own, half of the dishes, and of an odd number one is neither. Fixed
 * leftovers stay what they are.
 */
function leftoverLimit({ request }: Problem): number {
  const fixed = request.fixed.filter(({ leftover_of }) => leftover_of !== null).length
  return Math.floor((request.days * request.meals.length) / 2) + fixed
}

/** What choosing a dish takes from the other days by the prices; `of` is the class of the day. */
export function priceOf(prices: DualPrices, { candidate, counted }: Option, is_leftover: boolean, of?: number): number {
  const pot = prices.pots.get(candidate.guid) ?? 0
  return (
    (prices.recipes.get(candidate.guid) ?? 0) +
    (of === undefined ? 0 : (prices.classes.get(classKey(of, candidate.guid)) ?? 0)) +
    counted.reduce((sum, name) => sum + (prices.counts.get(name) ?? 0), 0) +
    (is_leftover ? pot + prices.leftover : -pot)
  )
}

/** What the prices may earn back at most: the bound is the sum of the best priced days less this. */
export function priceCredit(problem: Problem, prices: DualPrices): number {
  let credit = prices.leftover * leftoverLimit(problem)
  for (const [recipe, price] of prices.recipes) credit += price * recipeLimit(problem, recipe)
  for (const [name, price] of prices.counts) if (price > 0) credit += price * planLimit(problem.request, name)
  for (const [key, price] of prices.classes) {
    const [of, ...recipe] = key.split(' ')
    const days = dayClasses(problem)[Number(of)]
    credit += days === undefined ? 0 : price * (classLimit(problem, days, recipe.join(' ')) ?? 0)
  }
  return credit
}

/**
 * What choosing a dish takes from the other days, where a dish that is cooked may as well be the leftover of another day: the
 * cheaper of both.
 */
export function leastPriceOf(
  problem: Problem,
  prices: DualPrices,
  option: Option,
  is_leftover: boolean,
  of: number,
): number {
  const price = priceOf(prices, option, is_leftover, of)
  if (is_leftover || !problem.request.leftovers || (problem.kept_days.get(option.candidate.guid) ?? 0) === 0)
    return price
  return Math.min(price, priceOf(prices, option, true, of) - problem.request.weights.leftovers)
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
    counts: mix(one.counts, others.counts),
    pots: mix(one.pots, others.pots),
    classes: mix(one.classes, others.classes),
    leftover: share * one.leftover + (1 - share) * others.leftover,
  }
}

/** A dish as the rules over several days count it. */
type Counted = { option: Option; is_leftover: boolean }

/**
 * The rows over all days that prices belong to: servings of each recipe, counts of the week with their excess, and no more
 * leftovers of a dish than cookings. A dish that a day cooks may become a leftover, so that days need not be known in both forms.
 * Each row is made when a dish first needs it.
 */
export class SharedRows {
  readonly #problem: Problem
  readonly #model: ModelBuilder
  readonly #rows = {
    recipes: new Map<string, number>(),
    counts: new Map<string, number>(),
    pots: new Map<string, number>(),
    classes: new Map<string, number>(),
    leftover: new Map<string, number>(),
  }

  readonly #classes: readonly DayClass[]

  constructor(problem: Problem, model: ModelBuilder) {
    this.#problem = problem
    this.#model = model
    this.#classes = dayClasses(problem)
  }

  /** Enters the dishes that one unit of a column serves on a day of a class. */
  enter(column: number, dishes: readonly Counted[], of: number): void {
    const counts = new Map<number, number>()
    const count = (row: number, times: number) => counts.set(row, (counts.get(row) ?? 0) + times)
    for (const { option, is_leftover } of dishes) {
      const { guid } = option.candidate
      count(this.#row('recipes', guid, recipeLimit(this.#problem, guid)), 1)
      const inClass = this.#classLimit(of, guid)
      if (inClass !== null) count(this.#row('classes', classKey(of, guid), inClass), 1)
      for (const name of option.counted) {
        const limit = planLimit(this.#problem.request, name)
        if (Number.isFinite(limit)) count(this.#row('counts', name, limit), 1)
      }
      if (!this.#problem.request.leftovers || (this.#problem.kept_days.get(guid) ?? 0) === 0) continue
      if (is_leftover) count(this.#row('leftover', '', leftoverLimit(this.#problem)), 1)
      count(this.#row('pots', guid, 0), is_leftover ? 1 : -1)
    }
    for (const [row, times] of counts) this.#model.add(row, column, times)
  }

  /** The prices that the duals of a solved model give. */
  prices(duals: ArrayLike<number>): DualPrices {
    const pricesOf = (rows: ReadonlyMap<string, number>) =>
      new Map([...rows].map(([name, row]) => [name, Math.max(0, -(duals[row] ?? 0))]))
    const { recipes, counts, pots, classes, leftover } = this.#rows
    return {
      recipes: pricesOf(recipes),
      counts: pricesOf(counts),
      pots: pricesOf(pots),
      classes: pricesOf(classes),
      leftover: pricesOf(leftover).get('') ?? 0,
    }
  }

  #classLimit(of: number, recipe: string): number | null {
    const days = this.#classes[of]
    return days === undefined ? null : classLimit(this.#problem, days, recipe)
  }

  #row(kind: keyof DualPrices, name: string, limit: number): number {
    const known = this.#rows[kind].get(name)
    if (known !== undefined) return known
    const row = this.#model.row(Number.NEGATIVE_INFINITY, limit)
    this.#rows[kind].set(name, row)
    if (kind === 'counts') {
      const excess = this.#model.real(excessPrice(this.#problem.request, name), 0, Number.POSITIVE_INFINITY)
      this.#model.add(row, excess, -1)
    }
    if (kind === 'pots') {
      // One that is cooked becomes a leftover: it costs no cooking, and one pot less stands against one leftover more.
      const saved = this.#problem.request.weights.leftovers
      const turned = this.#model.real(-saved, 0, Number.POSITIVE_INFINITY)
      this.#model.add(row, turned, 2)
      this.#model.add(this.#row('leftover', '', leftoverLimit(this.#problem)), turned, 1)
    }
    return row
  }
}

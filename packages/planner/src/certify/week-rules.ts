import type { Problem } from '../problem.ts'
import type { ModelBuilder } from '../solver/linear-model.ts'
import { WEEK } from '../week-counts.ts'
import type { Link, Linked, Served } from './pot-links.ts'

/** A rule of variety as a row of the week's model. `cooked_from`: the first of its days on which it counts only what is cooked; null: none. */
type Rule = { row: number; from: number; to: number; cooked_from: number | null }

/**
 * The rules of variety of one recipe in the week's model: so many servings and so many cooked ones in any seven days, and none cooked
 * soon after it was eaten. `is_open`: there are rows of days that no column serves yet.
 */
export class RecipeRules {
  readonly #model: ModelBuilder
  readonly #served: readonly Served[]
  readonly #is_open: boolean
  readonly #rules: Rule[] = []

  constructor(model: ModelBuilder, { request, cooked_times }: Problem, of: Linked, links: readonly Link[]) {
    const { recipe, served, is_open } = of
    this.#model = model
    this.#served = served
    this.#is_open = is_open
    const { variety, days } = request
    const fixedOn = request.fixed.filter((one) => one.recipe === recipe).map((one) => one.day)
    const cooked = cooked_times.get(recipe) ?? variety.recipe_times_a_week
    for (let from = 0; from <= Math.max(0, days - WEEK); from++) {
      const to = from + WEEK - 1
      const fixed = fixedOn.filter((day) => day >= from && day <= to).length
      this.#addRule(Math.max(variety.recipe_times_a_week, fixed), { from, to, cooked_from: null })
      if (cooked >= variety.recipe_times_a_week) continue
      const row = this.#addRule(Math.max(cooked, fixed), { from, to, cooked_from: from })
      if (row !== null) this.#addTurning(row, links, (day) => day >= from && day <= to)
    }
    for (let day = 0; day + 1 < days && !variety.consecutive_days; day++) {
      const to = day + variety.days_apart
      const fixed = fixedOn.filter((on) => on >= day && on <= to).length
      const row = this.#addRule(Math.max(1, fixed), { from: day, to, cooked_from: day + 1 })
      if (row !== null) this.#addTurning(row, links, (on) => on > day && on <= to)
    }
  }

  /** What the duals make serving the recipe on a day cost. */
  price(day: number, is_leftover: boolean, duals: ArrayLike<number>): number {
    return this.#rules
      .filter((rule) => isCounted(rule, day, is_leftover))
      .reduce((sum, { row }) => sum + Math.max(0, -(duals[row] ?? 0)), 0)
  }

  /** What became a leftover on a day was not cooked on it. */
  #addTurning(row: number, links: readonly Link[], isOn: (day: number) => boolean): void {
    for (const { to, is_turning, column } of links) if (is_turning && isOn(to)) this.#model.add(row, column, -1)
  }

  #addRule(most: number, rule: Omit<Rule, 'row'>): number | null {
    const counted = this.#served.filter(({ day, is_leftover }) => isCounted(rule, day, is_leftover))
    if (!this.#is_open && new Set(counted.map(({ day }) => day)).size < 2) return null
    const counts = new Map<number, number>()
    for (const { chosen } of counted) counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
    const row = this.#model.row(Number.NEGATIVE_INFINITY, most)
    for (const [chosen, count] of counts) this.#model.add(row, chosen, count)
    this.#rules.push({ row, ...rule })
    return row
  }
}

const isCounted = ({ from, to, cooked_from }: Omit<Rule, 'row'>, day: number, is_leftover: boolean): boolean =>
  day >= from && day <= to && !(is_leftover && cooked_from !== null && day >= cooked_from)

import type { Problem } from '../problem.ts'
import type { ModelBuilder } from '../solver/linear-model.ts'

/** A column of the week's model that serves a recipe on a day. */
export type Served = { day: number; chosen: number; is_leftover: boolean; is_free: boolean }

/** A leftover of day `to` from the pot of day `from`. `is_turning`: the day plan had it cooked. */
export type Link = { recipe: string; from: number; to: number; is_turning: boolean; column: number }

type Kind = 'pot' | 'need' | 'turn'

/** A recipe of the week's model. `is_open`: it has rows and links of days that no column serves yet, so that the duals price them. */
export type Linked = { recipe: string; served: readonly Served[]; storage_days: number; is_open: boolean }

/**
 * The leftovers of one recipe in the week's model. A leftover is linked to one cooking within its storage time, and a cooking to
 * one leftover. A dish that a day plan cooks may become a leftover itself, which saves the cost of cooking.
 */
export class PotLinks {
  readonly links: readonly Link[]
  readonly #model: ModelBuilder
  readonly #problem: Problem
  readonly #of: Linked
  readonly #rows = new Map<string, number>()

  constructor(model: ModelBuilder, problem: Problem, of: Linked) {
    this.#model = model
    this.#problem = problem
    this.#of = of
    this.links = problem.days.flatMap(({ day: to }) =>
      [false, true].flatMap((is_turning) => (this.#hasLinksTo(to, is_turning) ? this.#linksTo(to, is_turning) : [])),
    )
  }

  /** What the duals make serving the recipe on a day cost; less than 0 if it earns something as a pot. */
  price(day: number, is_leftover: boolean, duals: ArrayLike<number>): number {
    const dual = (kind: Kind) => Math.max(0, -(duals[this.#rows.get(`${kind} ${day}`) ?? -1] ?? 0))
    return is_leftover ? dual('need') : -dual('pot') - dual('turn')
  }

  #hasLinksTo(to: number, is_turning: boolean): boolean {
    const isOne = (one: Served) => one.day === to && one.is_free && one.is_leftover !== is_turning
    // Where nothing limits the minutes, whatever is a leftover is known as cooked.
    const is_open = this.#of.is_open && (is_turning || this.#problem.days[to]?.minutes !== null)
    return is_open || this.#of.served.some(isOne)
  }

  #linksTo(to: number, is_turning: boolean): Link[] {
    const { recipe, served, storage_days, is_open } = this.#of
    const saved = this.#problem.request.weights.leftovers
    const links: Link[] = []
    if (!is_turning) this.#row('need', to)
    for (let from = Math.max(0, to - storage_days); from < to; from++) {
      if (!is_open && !served.some(({ day, is_leftover }) => day === from && !is_leftover)) continue
      const column = this.#model.whole(is_turning ? -saved : 0, 0, 1)
      this.#model.add(this.#row('pot', from), column, 1)
      if (!is_turning) this.#model.add(this.#row('need', to), column, -1)
      else {
        // One serving is either the pot of another or its leftover.
        this.#model.add(this.#row('pot', to), column, 1)
        if (this.#problem.days[to]?.fixed.some((one) => one !== null)) this.#model.add(this.#row('turn', to), column, 1)
      }
      links.push({ recipe, from, to, is_turning, column })
    }
    return links
  }

  /** `need`: leftovers of a day have links. `pot`: no more links than cookings. `turn`: what is fixed stays cooked. */
  #row(kind: Kind, day: number): number {
    const known = this.#rows.get(`${kind} ${day}`)
    if (known !== undefined) return known
    const limit = kind === 'pot' ? -this.#fixedLinks(day) : 0
    const row = this.#model.row(Number.NEGATIVE_INFINITY, limit)
    this.#rows.set(`${kind} ${day}`, row)
    const counts = new Map<number, number>()
    for (const one of this.#of.served) {
      const is_counted = kind === 'pot' || one.is_free
      if (one.day !== day || one.is_leftover !== (kind === 'need') || !is_counted) continue
      counts.set(one.chosen, (counts.get(one.chosen) ?? 0) + (kind === 'need' ? 1 : -1))
    }
    for (const [column, value] of counts) this.#model.add(row, column, value)
    return row
  }

  #fixedLinks(day: number): number {
    const { fixed } = this.#problem.request
    return fixed.filter((one) => one.recipe === this.#of.recipe && one.leftover_of?.day === day).length
  }
}

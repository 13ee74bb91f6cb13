import { boundByDish, type DayBoundByDish, type Valued } from './day-bound.ts'
import type { Choice, DayChoices } from './day-choices.ts'
import { leastDeviation } from './least-deviation.ts'
import type { Multipliers } from './multipliers.ts'

/** A day's dishes with their cost, prices included. */
export type FoundDay = { cost: number; dishes: readonly Choice[] }

export type SearchLimits = {
  /** How many days are kept, the best of those that were met on the way. */
  most: number
  /** Every day that costs at most this is wanted, up to `most`; without it only the best. */
  up_to?: number
  /** Whether any day will do: the search ends with the first one. */
  is_any?: boolean
  /** Steps of work: a dish looked at is one, and portions tried are `PORTIONS_WORK`. */
  work: number
  /** The work where less has found no day at all; `work` by default. Used by `solveDay`. */
  work_for_one?: number
}

export type DaysFound = {
  /** Cheapest first. */
  days: readonly FoundDay[]
  /** No day costs less; Infinity: there is none. */
  bound: number
  /** Whether the search came to its end: the first day is the best within `TOLERANCE`, and those wanted are all there. */
  is_complete: boolean
}

/** How far above the bound the first search looks, and by how much each further one looks further. */
const FIRST_REACH = 0.001
const REACH_GROWTH = 2
/** A day that costs so much less than the best one found is not looked for. */
const TOLERANCE = 0.0005
/** Steps that trying the portions of an eater counts as; both take about the time that this says. */
const PORTIONS_WORK = 30

/**
 * The best days of a task, by enumeration: sets of dishes are walked in the order of a bound of their cost, and those that may be
 * good enough are tried with every choice of portions, eater by eater. It looks ever further above the bound until the best day is
 * found and proven. Work is counted, so that it ends at the same place every time.
 */
export function searchDay(choices: DayChoices, multipliers: Multipliers, limits: SearchLimits): DaysFound {
  return new Search(choices, boundByDish(choices, multipliers), limits).run()
}

class Search {
  readonly #choices: DayChoices
  readonly #valued: DayBoundByDish['meals']
  readonly #constant: number
  readonly #limits: SearchLimits
  /** The least value and minutes of the meals from each on. */
  readonly #leastValue: Float64Array
  readonly #leastMinutes: Float64Array
  readonly #served: Int32Array
  readonly #ofGroup: Int32Array
  readonly #dishes: Choice[] = []
  #days: FoundDay[] = []
  #best = Number.POSITIVE_INFINITY
  /** Sets up to `tried` are done; now those up to `reach` are tried. */
  #tried = Number.NEGATIVE_INFINITY
  #reach = 0
  #work = 0
  #is_cut = false

  constructor(choices: DayChoices, { constant, meals }: DayBoundByDish, limits: SearchLimits) {
    this.#choices = choices
    this.#valued = meals
    this.#constant = constant
    this.#limits = limits
    this.#leastValue = new Float64Array(meals.length + 1)
    this.#leastMinutes = new Float64Array(meals.length + 1)
    for (let meal = meals.length - 1; meal >= 0; meal--) {
      const some = meals[meal] ?? []
      this.#leastValue[meal] = (this.#leastValue[meal + 1] ?? 0) + (some[0]?.value ?? Number.POSITIVE_INFINITY)
      const minutes = some.reduce((least, { choice }) => Math.min(least, choice.minutes), Number.POSITIVE_INFINITY)
      this.#leastMinutes[meal] = (this.#leastMinutes[meal + 1] ?? 0) + minutes
    }
    this.#served = new Int32Array(choices.recipes)
    this.#ofGroup = new Int32Array(choices.groups)
  }

  run(): DaysFound {
    const root = this.#constant + (this.#leastValue[0] ?? 0)
    if (!Number.isFinite(root)) return { days: [], bound: Number.POSITIVE_INFINITY, is_complete: true }
    for (let reach = FIRST_REACH; ; reach *= REACH_GROWTH) {
      this.#reach = root + reach
      this.#is_cut = false
      this.#walk(0, this.#constant, 0, 0)
      if (this.#isSpent) return this.#answer(Math.max(root, this.#tried), false)
      this.#tried = this.#reach
      if (!this.#is_cut) return this.#answer(Number.POSITIVE_INFINITY, true)
      if (this.#reach >= Math.max(this.#best - TOLERANCE, this.#upTo)) return this.#answer(this.#reach, true)
    }
  }

  get #isSpent(): boolean {
    return this.#work >= this.#limits.work || (this.#limits.is_any === true && this.#days.length > 0)
  }

  get #upTo(): number {
    const { up_to = Number.NEGATIVE_INFINITY, most } = this.#limits
    return Math.min(up_to, this.#days[most - 1]?.cost ?? Number.POSITIVE_INFINITY)
  }

  /** Days above this cost are not looked for. */
  get #wanted(): number {
    return Math.max(this.#best, this.#upTo)
  }

  #answer(bound: number, is_complete: boolean): DaysFound {
    return { days: this.#days, bound: Math.min(bound, this.#best), is_complete }
  }

  /** Tries the sets of dishes with the ones chosen so far: their value, their cost and their minutes. */
  #walk(meal: number, value: number, cost: number, minutes: number): void {
    if (meal === this.#valued.length) {
      if (value > this.#tried) this.#tryPortions(cost)
      return
    }
    const { times, group_cost } = this.#choices
    const leastValue = this.#leastValue[meal + 1] ?? 0
    const leastMinutes = this.#leastMinutes[meal + 1] ?? 0
    for (const { choice, value: more } of this.#valued[meal] as Valued[]) {
      this.#work++
      const most = Math.min(this.#reach, this.#wanted)
      if (value + more + leastValue > most) {
        this.#is_cut = true
        break
      }
      if ((this.#served[choice.recipe] ?? 0) >= (times[choice.recipe] ?? 1)) continue
      if (minutes + choice.minutes + leastMinutes > this.#choices.minutes) continue
      let alike = 0
      for (const group of choice.alike) if ((this.#ofGroup[group] ?? 0) > 0) alike += group_cost
      if (alike > 0 && value + more + alike + leastValue > most) {
        this.#is_cut = true
        continue
      }
      this.#count(choice, 1)
      this.#dishes[meal] = choice
      this.#walk(meal + 1, value + more + alike, cost + choice.cost + alike, minutes + choice.minutes)
      this.#count(choice, -1)
      if (this.#isSpent) return
    }
  }

  #count({ recipe, alike }: Choice, by: number): void {
    this.#served[recipe] = (this.#served[recipe] ?? 0) + by
    for (const group of alike) this.#ofGroup[group] = (this.#ofGroup[group] ?? 0) + by
  }

  #tryPortions(cost: number): void {
    let whole = cost
    for (const [eater, bounds] of this.#choices.bounds.entries()) {
      this.#work += PORTIONS_WORK
      whole += leastDeviation(this.#dishes, eater, bounds, null, this.#limits.is_any)
      if (whole > this.#wanted) return
    }
    if (!Number.isFinite(whole)) return
    this.#keep({ cost: whole, dishes: [...this.#dishes] })
  }

  #keep(day: FoundDay): void {
    this.#best = Math.min(this.#best, day.cost)
    let at = this.#days.length
    while (at > 0 && (this.#days[at - 1] as FoundDay).cost > day.cost) at--
    this.#days.splice(at, 0, day)
    if (this.#days.length > this.#limits.most) this.#days.pop()
  }
}

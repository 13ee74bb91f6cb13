import { type LinearSolver, ModelBuilder } from '../solver/linear-model.ts'
import type { Choice, ChoiceBound, DayChoices } from './day-choices.ts'

/** What each gram (kJ) of a bound, by eater, and each minute of work add to the value of a dish: the duals of the relaxed day. */
export type Multipliers = { bounds: readonly Float64Array[]; minutes: number }

/** Dishes of each meal that the relaxed day starts with, and that each round adds. */
const FIRST_DISHES = 8
const MORE_DISHES = 6
const MOST_ROUNDS = 40
/** A dish that would lower the relaxed cost by less does not matter. */
const LEAST_GAIN = 1e-4
/** What missing half the width of a band, or a whole one-sided bound, costs while too few dishes are in the model. */
const MISSING = 100

/**
 * Multipliers under which the Lagrangian bound of a day is about that of its linear relaxation. The relaxation is solved over few
 * dishes, and those that its duals call for are added, which takes a tenth of the time of the whole model. Any multipliers
 * give a true bound, so nothing depends on how far this went. Null: some bound cannot be kept by fractions of dishes.
 */
export function dayMultipliers(choices: DayChoices, solver: LinearSolver): Multipliers | null {
  const relaxed = new RelaxedDay(choices)
  for (const meal of choices.meals) {
    const cheapest = meal.toSorted((one, other) => one.cost - other.cost || one.at - other.at).slice(0, FIRST_DISHES)
    for (const choice of cheapest) relaxed.addBoth(choice)
  }
  for (let round = 0; ; round++) {
    const { row_duals, values } = solver.solve(relaxed.model)
    if (row_duals === null || values === null) return null
    const multipliers = relaxed.multipliers(row_duals)
    if (round === MOST_ROUNDS) return multipliers
    if (!relaxed.addPromising(multipliers, row_duals)) return relaxed.isMissing(values) ? null : multipliers
  }
}

/** The relaxation of a day over some of its dishes: fractions of dishes, each with its least or its most portions for each eater. */
class RelaxedDay {
  readonly model = new ModelBuilder()
  readonly #choices: DayChoices
  readonly #meals: readonly number[]
  readonly #minutes: number | null
  readonly #bounds: readonly (readonly { row: number; unit: number }[])[]
  readonly #groups: readonly number[]
  readonly #missing: number[] = []
  readonly #known = new Set<string>()

  constructor(choices: DayChoices) {
    const { model } = this
    this.#choices = choices
    this.#meals = choices.meals.map(() => model.row(1, 1))
    this.#minutes = Number.isFinite(choices.minutes) ? this.#addMinutes(choices.minutes) : null
    this.#bounds = choices.bounds.map((some) => some.map((bound) => this.#addBound(bound)))
    this.#groups = Array.from({ length: choices.groups }, () => {
      const row = model.row(Number.NEGATIVE_INFINITY, 1)
      model.add(row, model.real(choices.group_cost, 0, Number.POSITIVE_INFINITY), -1)
      return row
    })
  }

  #addMinutes(minutes: number): number {
    const row = this.model.row(Number.NEGATIVE_INFINITY, minutes)
    this.model.add(row, this.#addMissing(), -1)
    return row
  }

  #addMissing(): number {
    const column = this.model.real(MISSING, 0, Number.POSITIVE_INFINITY)
    this.#missing.push(column)
    return column
  }

  #addBound({ from, to, middle, half, weight }: ChoiceBound): { row: number; unit: number } {
    const { model } = this
    const unit = weight > 0 ? half : Number.isFinite(to) && to > 0 ? to : Math.max(from, 1)
    const row =
      weight > 0
        ? model.row(middle / unit, middle / unit)
        : model.row(from > 0 ? from / unit : Number.NEGATIVE_INFINITY, to / unit)
    for (const sign of [1, -1]) {
      if (weight > 0) model.add(row, model.real(weight, 0, 1), sign)
      model.add(row, this.#addMissing(), sign)
    }
    return { row, unit }
  }

  /** A dish with the least portions for everybody, and with the most. */
  addBoth(choice: Choice): void {
    this.#add(choice, choice.from)
    this.#add(choice, choice.to)
  }

  /** The dishes of each meal that would lower the relaxed cost most; whether there are any. */
  addPromising(multipliers: Multipliers, duals: ArrayLike<number>): boolean {
    let is_any = false
    for (const [meal, choices] of this.#choices.meals.entries()) {
      const worth = duals[this.#meals[meal] ?? -1] ?? 0
      const gains = choices.map((choice) => {
        const group = choice.alike.reduce((sum, one) => sum + Math.min(0, duals[this.#groups[one] ?? -1] ?? 0), 0)
        return { choice, gain: worth + group - choiceValue(choice, multipliers) }
      })
      const best = gains.filter(({ gain }) => gain > LEAST_GAIN).sort((one, other) => other.gain - one.gain)
      let added = 0
      for (const { choice } of best) {
        if (added >= MORE_DISHES) break
        if (this.#add(choice, cheapestQuarters(choice, multipliers))) added++
      }
      is_any ||= added > 0
    }
    return is_any
  }

  #add(choice: Choice, quarters: readonly number[]): boolean {
    const key = `${choice.at} ${quarters.join()}`
    if (this.#known.has(key)) return false
    this.#known.add(key)
    const { model } = this
    const column = model.real(choice.cost, 0, Number.POSITIVE_INFINITY)
    const meal = this.#meals[choice.option.meal]
    if (meal !== undefined) model.add(meal, column, 1)
    if (this.#minutes !== null) model.add(this.#minutes, column, choice.minutes)
    for (const one of choice.alike) {
      const group = this.#groups[one]
      if (group !== undefined) model.add(group, column, 1)
    }
    for (const [eater, rows] of this.#bounds.entries()) {
      for (const [at, { row, unit }] of rows.entries()) {
        model.add(row, column, ((quarters[eater] ?? 0) * (choice.quarter[eater]?.[at] ?? 0)) / unit)
      }
    }
    return true
  }

  multipliers(duals: ArrayLike<number>): Multipliers {
    return {
      bounds: this.#bounds.map((rows) => Float64Array.from(rows, ({ row, unit }) => -(duals[row] ?? 0) / unit)),
      minutes: this.#minutes === null ? 0 : Math.max(0, -(duals[this.#minutes] ?? 0)),
    }
  }

  isMissing(values: ArrayLike<number>): boolean {
    return this.#missing.some((column) => (values[column] ?? 0) > 1e-7)
  }
}

/** The least that a dish costs by the multipliers, whatever its portions. */
export function choiceValue({ cost, minutes, from, to, quarter }: Choice, multipliers: Multipliers): number {
  let value = cost + multipliers.minutes * minutes
  for (let eater = 0; eater < quarter.length; eater++) {
    const each = quarterValue(quarter[eater], multipliers.bounds[eater])
    value += each * ((each > 0 ? from[eater] : to[eater]) ?? 0)
  }
  return value
}

const cheapestQuarters = ({ from, to, quarter }: Choice, { bounds }: Multipliers): number[] =>
  quarter.map((each, eater) => (quarterValue(each, bounds[eater]) > 0 ? from[eater] : to[eater]) ?? 0)

function quarterValue(quarter: Float64Array | undefined, bounds: Float64Array | undefined): number {
  if (quarter === undefined || bounds === undefined) return 0
  let value = 0
  for (let at = 0; at < bounds.length; at++) value += (quarter[at] ?? 0) * (bounds[at] ?? 0)
  return value
}

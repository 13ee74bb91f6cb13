import type { DayPlan } from '../day-plan.ts'
import type { Problem } from '../problem.ts'
import { type DayClass, dayClasses, isPlanOf } from './day-classes.ts'

/** A day plan as a column of the master, and the classes of days it may be the plan of. */
export type PlanColumn = { plan: DayPlan; classes: readonly number[] }

/** The day plans found so far, each once. */
export class ColumnPool {
  readonly classes: readonly DayClass[]
  readonly columns: PlanColumn[] = []
  /** Recipes that some plan cooks. */
  readonly cooked = new Set<string>()
  readonly #known = new Map<string, number>()

  constructor(problem: Problem) {
    this.classes = dayClasses(problem)
  }

  /** Adds a plan made for a class; false where it was known, there and at no higher cost. */
  add(plan: DayPlan, made_for: number): boolean {
    const key = `${this.#isFixed(made_for) ? made_for : ''} ${keyOf(plan)}`
    const at = this.#known.get(key)
    const known = at === undefined ? undefined : this.columns[at]
    if (at !== undefined && known !== undefined) {
      if (known.plan.cost <= plan.cost + 1e-9) return false
      this.columns[at] = { ...known, plan }
      return true
    }
    const others = this.#isFixed(made_for)
      ? []
      : this.classes.flatMap((one, number) => (isPlanOf(plan, one) ? [number] : []))
    for (const { option, is_leftover } of plan.dishes) if (!is_leftover) this.cooked.add(option.candidate.guid)
    this.#known.set(key, this.columns.length)
    this.columns.push({ plan, classes: [...new Set([made_for, ...others])] })
    return true
  }

  /** The class that a day belongs to. */
  classOf(day: number): number {
    return this.classes.findIndex(({ days }) => days.includes(day))
  }

  #isFixed(number: number): boolean {
    return this.classes[number]?.like.fixed.some((one) => one !== null) ?? false
  }
}

/** Dishes alone: of two plans that differ in portions, the cheaper is kept. */
const keyOf = ({ dishes }: DayPlan): string =>
  dishes.map(({ meal, option, is_leftover }) => `${meal} ${option.candidate.guid} ${is_leftover}`).join(',')

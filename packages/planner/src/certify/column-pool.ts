import { type DayPlan, dayPlan } from '../day-plan.ts'
import type { Problem } from '../problem.ts'
import { type DayClass, dayClasses, isPlanOf } from './day-classes.ts'

/** A day plan as a column of the master, and the classes of days it may be the plan of. */
export type PlanColumn = { plan: DayPlan; classes: readonly number[] }

/** The day plans found so far, each once. */
export class ColumnPool {
  readonly classes: readonly DayClass[]
  readonly columns: PlanColumn[] = []
  readonly #known = new Map<string, number>()

  readonly #problem: Problem

  constructor(problem: Problem) {
    this.#problem = problem
    this.classes = dayClasses(problem)
  }

  /** Adds a plan made for a class; false where it was known, there and at no higher cost. */
  add(given: DayPlan, made_for: number): boolean {
    const plan = this.withoutLeftovers(given, made_for)
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
    this.#known.set(key, this.columns.length)
    this.columns.push({ plan, classes: [...new Set([made_for, ...others])] })
    return true
  }

  /** Where nothing limits the minutes, a plan is kept with its leftovers cooked; which become leftovers, the whole plan says. */
  withoutLeftovers(plan: DayPlan, number: number): DayPlan {
    const like = this.classes[number]?.like
    if (like === undefined || like.minutes !== null || plan.dishes.every(({ is_leftover }) => !is_leftover)) return plan
    const dishes = plan.dishes.map((dish) => (like.fixed[dish.meal] ? dish : { ...dish, is_leftover: false }))
    return dayPlan(this.#problem, dishes)
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

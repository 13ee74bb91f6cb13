import type { DayPlan } from './day-plan.ts'
import type { Slot } from './plan-request.ts'
import type { Problem } from './problem.ts'
import { WEEK } from './week-counts.ts'

/** A dish served at a meal, as the rules over several days see it. */
export type Serving = Slot & { recipe: string; leftover_of: Slot | null; counted: readonly string[] }

/** Servings of a plan in progress, and whether a further one may join them. Nothing here knows the linear model. */
export class Servings {
  readonly #problem: Problem
  readonly #byRecipe = new Map<string, Serving[]>()
  /** Servings that a person fixed, by recipe: they may break the rules of variety by themselves, and nothing is added to them. */
  readonly #fixed: ReadonlyMap<string, readonly number[]>

  constructor(problem: Problem) {
    this.#problem = problem
    const fixed = new Map<string, number[]>()
    for (const { day, recipe } of problem.request.fixed) fixed.set(recipe, [...(fixed.get(recipe) ?? []), day])
    this.#fixed = fixed
  }

  add(serving: Serving): void {
    const known = this.#byRecipe.get(serving.recipe)
    if (known) known.push(serving)
    else this.#byRecipe.set(serving.recipe, [serving])
  }

  /** Adds the dishes of a day; each leftover takes the pot that `potFor` finds, or the one its fixed meal names. */
  addDay(day: number, plan: DayPlan): void {
    for (const { meal, option, is_leftover } of plan.dishes) {
      const { meal_type } = this.#problem.meals[meal] ?? {}
      if (meal_type === undefined) continue
      const { guid } = option.candidate
      const fixed = this.#problem.days[day]?.fixed[meal]
      const leftover_of = fixed ? fixed.meal.leftover_of : is_leftover ? this.potFor(guid, day) : null
      this.add({ day, meal_type, recipe: guid, counted: option.counted, leftover_of })
    }
  }

  all(): Serving[] {
    return [...this.#byRecipe.values()].flat()
  }

  /** Servings that count towards a name in the week of the plan that a day belongs to: days 0 to 6, 7 to 13 and so on. */
  countInWeekOf(day: number, name: string): number {
    const week = Math.floor(day / WEEK)
    return this.all().filter(({ day, counted }) => counted.includes(name) && Math.floor(day / WEEK) === week).length
  }

  /** Whether the rules of variety let a recipe be served on a day, cooked or as a leftover. */
  mayServe(recipe: string, day: number, is_leftover: boolean): boolean {
    const { variety } = this.#problem.request
    const days = this.#byRecipe.get(recipe) ?? []
    if (days.some((serving) => serving.day === day)) return false
    if (!this.#fitsWeeks(recipe, day, variety.recipe_times_a_week, () => true)) return false
    const isCookedServing = ({ leftover_of }: Serving) => leftover_of === null
    const cooked_times = this.#problem.cooked_times.get(recipe) ?? variety.recipe_times_a_week
    if (!is_leftover && !this.#fitsWeeks(recipe, day, cooked_times, isCookedServing)) return false
    if (variety.consecutive_days) return true
    const isSoonAfter = (on: number, eaten: number) => on > eaten && on <= eaten + variety.days_apart
    const isCookedSoon = days.some((serving) => serving.leftover_of === null && isSoonAfter(serving.day, day))
    return !isCookedSoon && (is_leftover || !days.some((serving) => isSoonAfter(day, serving.day)))
  }

  #fitsWeeks(recipe: string, day: number, times: number, isCounted: (serving: Serving) => boolean): boolean {
    const days = (this.#byRecipe.get(recipe) ?? []).filter(isCounted).map((serving) => serving.day)
    const fixed = this.#fixed.get(recipe) ?? []
    for (let first = day - WEEK + 1; first <= day; first++) {
      const isInside = (on: number) => on >= first && on < first + WEEK
      if (days.filter(isInside).length + 1 > Math.max(times, fixed.filter(isInside).length)) return false
    }
    return true
  }

  /** The earlier meal whose pot still has this dish on a day: cooked within its storage time, nothing else taken from it. */
  potFor(recipe: string, day: number): Slot | null {
    const all = this.#byRecipe.get(recipe) ?? []
    const days = this.#problem.kept_days.get(recipe) ?? 0
    const pot = all.find(
      (cooked) =>
        cooked.leftover_of === null &&
        cooked.day < day &&
        day - cooked.day <= days &&
        !all.some(({ leftover_of }) => leftover_of?.day === cooked.day && leftover_of.meal_type === cooked.meal_type),
    )
    return pot ? { day: pot.day, meal_type: pot.meal_type } : null
  }
}

/** Whether each leftover has a pot that it is from. */
export function haveLeftoversPots(problem: Problem, days: readonly DayPlan[]): boolean {
  const servings = new Servings(problem)
  for (const [day, plan] of days.entries()) servings.addDay(day, plan)
  const leftovers = days.reduce((sum, { dishes }) => sum + dishes.filter(({ is_leftover }) => is_leftover).length, 0)
  return servings.all().filter(({ leftover_of }) => leftover_of !== null).length === leftovers
}

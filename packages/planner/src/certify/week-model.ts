import { type DayPlan, dayPlan } from '../day-plan.ts'
import type { Option, Problem } from '../problem.ts'
import { Servings } from '../servings.ts'
import { type LinearSolver, ModelBuilder } from '../solver/linear-model.ts'
import { excessPrice, WEEK, weekLimit } from '../week-counts.ts'
import { type Link, PotLinks, type Served } from './pot-links.ts'
import { RecipeRules } from './week-rules.ts'

type Choice = { day: number; plan: DayPlan; chosen: number }
type Recipe = { pots: PotLinks | null; rules: RecipeRules }

/** The week in fractions: its cost, what a serving on a day takes from the others, and what each day is worth. */
export type RelaxedWeek = {
  objective: number
  price: (option: Option, is_leftover: boolean, day: number) => number
  worth: readonly number[]
  /** How much of each day plan is taken, in the order of the offers. */
  taken: readonly { day: number; plan: DayPlan; share: number }[]
}

/**
 * The whole plan as a choice of one of some day plans for each day, with all rules about which day a dish may come on. Unlike the
 * relaxed master it tells days apart. `open` recipes have their rows on every day, so that duals say what they would be worth.
 */
export class WeekModel {
  readonly #problem: Problem
  readonly #model = new ModelBuilder()
  readonly #days: readonly number[]
  readonly #choices: readonly Choice[]
  readonly #recipes = new Map<string, Recipe>()
  readonly #counts: ReadonlyMap<string, number>

  constructor(problem: Problem, offers: readonly (readonly DayPlan[])[], open: ReadonlySet<string> = new Set()) {
    const model = this.#model
    this.#problem = problem
    this.#days = offers.map(() => model.row(1, 1))
    this.#choices = offers.flatMap((plans, day) =>
      plans.map((plan) => {
        const chosen = model.whole(plan.cost, 0, 1)
        model.add(this.#days[day] as number, chosen, 1)
        return { day, plan, chosen }
      }),
    )
    for (const [recipe, served] of servedBy(problem, this.#choices)) {
      const of = { recipe, served, storage_days: problem.kept_days.get(recipe) ?? 0, is_open: open.has(recipe) }
      const pots = problem.request.leftovers ? new PotLinks(model, problem, of) : null
      const rules = new RecipeRules(model, problem, of, pots?.links ?? [])
      this.#recipes.set(recipe, { pots, rules })
    }
    this.#counts = addCountCosts(model, problem, this.#choices)
  }

  /** The best choice within so many nodes; null where none is found. `present` is a plan to start from. */
  choose(solver: LinearSolver, nodes: number, present: readonly DayPlan[]): DayPlan[] | null {
    const { seed } = this.#problem.request
    const solved = solver.solve(this.#model, { start: this.#startFrom(present), nodes, relative_gap: 0.0005, seed })
    if (solved.values === null) return null
    const isOne = (column: number) => Math.round(solved.values?.[column] ?? 0) === 1
    const turned = new Set(
      this.#links.filter((link) => link.is_turning && isOne(link.column)).map(({ to, recipe }) => `${to} ${recipe}`),
    )
    return this.#choices
      .filter(({ chosen }) => isOne(chosen))
      .map(({ day, plan }) => withLeftovers(this.#problem, plan, (recipe) => turned.has(`${day} ${recipe}`)))
  }

  /** The same in fractions; null where even so there is none. */
  relax(solver: LinearSolver): RelaxedWeek | null {
    const { state, objective, row_duals, values } = solver.solve(this.#model, { is_relaxed: true })
    if (state !== 'optimal' || row_duals === null) return null
    const countPrice = (day: number, name: string) =>
      Math.max(0, -(row_duals[this.#counts.get(`${Math.floor(day / WEEK)} ${name}`) ?? -1] ?? 0))
    return {
      objective,
      price: ({ candidate: { guid }, counted }, is_leftover, day) => {
        const { pots, rules } = this.#recipes.get(guid) ?? {}
        const pot = pots?.price(day, is_leftover, row_duals) ?? (is_leftover ? NO_POT : 0)
        const own = pot + (rules?.price(day, is_leftover, row_duals) ?? 0)
        return counted.reduce((sum, name) => sum + countPrice(day, name), own)
      },
      taken: this.#choices.map(({ day, plan, chosen }) => ({ day, plan, share: values?.[chosen] ?? 0 })),
      worth: this.#days.map((row) => row_duals[row] ?? 0),
    }
  }

  get #links(): Link[] {
    return [...this.#recipes.values()].flatMap(({ pots }) => pots?.links ?? [])
  }

  /** A plan in the columns of the model. */
  #startFrom(days: readonly DayPlan[]): number[] {
    const start = this.#model.columns.map(() => 0)
    for (const { day, plan, chosen } of this.#choices) if (plan === days[day]) start[chosen] = 1
    const servings = new Servings(this.#problem)
    for (const [day, plan] of days.entries()) servings.addDay(day, plan)
    for (const { day, recipe, leftover_of } of servings.all()) {
      const links = this.#recipes.get(recipe)?.pots?.links ?? []
      const link = links.find((one) => one.to === day && one.from === leftover_of?.day && !one.is_turning)
      if (link) start[link.column] = 1
    }
    return start
  }
}

/** What a leftover costs that no day cooks. */
const NO_POT = 10

/** A plan of a day in which some dishes are leftovers that were cooked in it. */
function withLeftovers(problem: Problem, plan: DayPlan, isTurned: (recipe: string) => boolean): DayPlan {
  if (!plan.dishes.some(({ option }) => isTurned(option.candidate.guid))) return plan
  const dishes = plan.dishes.map((dish) =>
    isTurned(dish.option.candidate.guid) ? { ...dish, is_leftover: true } : dish,
  )
  return dayPlan(problem, dishes)
}

/** By recipe, the columns that serve it, on which day, and whether they cook it. */
function servedBy(problem: Problem, choices: readonly Choice[]): Map<string, Served[]> {
  const served = new Map<string, Served[]>()
  for (const { day, plan, chosen } of choices) {
    for (const { meal, option, is_leftover } of plan.dishes) {
      const one = { day, chosen, is_leftover, is_free: !problem.days[day]?.fixed[meal] }
      const known = served.get(option.candidate.guid)
      if (known) known.push(one)
      else served.set(option.candidate.guid, [one])
    }
  }
  return served
}

/** The rows of what is counted over a week, by week of the plan and name. */
function addCountCosts(model: ModelBuilder, { request }: Problem, choices: readonly Choice[]): Map<string, number> {
  const rows = new Map<string, number>()
  for (const { day, plan, chosen } of choices) {
    const week = Math.floor(day / WEEK)
    for (const [name, count] of countsOf(plan)) {
      const limit = weekLimit(request, name, week)
      if (!Number.isFinite(limit)) continue
      const key = `${week} ${name}`
      let row = rows.get(key)
      if (row === undefined) {
        row = model.row(Number.NEGATIVE_INFINITY, limit)
        model.add(row, model.real(excessPrice(request, name), 0, Number.POSITIVE_INFINITY), -1)
        rows.set(key, row)
      }
      model.add(row, chosen, count)
    }
  }
  return rows
}

function countsOf({ dishes }: DayPlan): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { option } of dishes) for (const name of option.counted) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

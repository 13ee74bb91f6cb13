import { firstPlanOptions } from './choose-candidates.ts'
import type { DayPlan } from './day-plan.ts'
import { type Pricing, taskAmong } from './day-tasks.ts'
import type { Option, Problem } from './problem.ts'
import { Servings } from './servings.ts'
import { type SolvedDay, solveDay } from './solve-day.ts'
import type { LinearSolver } from './solver/linear-model.ts'

type MealOptions = readonly (readonly Option[])[]

/** All days of a plan, or the day that could not be made. `is_proven`: that day has no plan even by itself. */
export type DaysAnswer = { days: readonly DayPlan[] } | { failed: number; is_proven: boolean }

/**
 * A first plan at once: day by day, each the best that the days before leave. A day that cannot be made any more goes first in
 * the next attempt; as every attempt moves another day, there are at most as many as days.
 */
export function firstDays(problem: Problem, solver: LinearSolver, pricing: Pricing = () => 0): DaysAnswer {
  const chosen = firstPlanOptions(problem)
  let order = problem.days.map(({ day }) => day)
  const moved = new Set<number>()
  for (;;) {
    const answer = daysInOrder(problem, solver, order, chosen, pricing)
    if ('days' in answer || answer.is_proven || moved.has(answer.failed)) return answer
    moved.add(answer.failed)
    order = [answer.failed, ...order.filter((day) => day !== answer.failed)]
  }
}

function daysInOrder(
  problem: Problem,
  solver: LinearSolver,
  order: readonly number[],
  chosen: MealOptions,
  pricing: Pricing,
): DaysAnswer {
  const servings = withFixed(problem)
  const days: DayPlan[] = []
  for (const day of order) {
    const solved = dayAmong(problem, solver, day, servings, chosen, pricing)
    if (solved.state !== 'found') {
      return { failed: day, is_proven: solved.state === 'infeasible' && day === order[0] && isAlone(problem, servings) }
    }
    days[day] = solved.plan
    addChosen(problem, servings, day, solved.plan)
  }
  return { days }
}

/** The best day among servings of the others: of the chosen dishes, or where they do not do, of all. */
function dayAmong(
  problem: Problem,
  solver: LinearSolver,
  number: number,
  servings: Servings,
  chosen: MealOptions,
  pricing: Pricing,
): SolvedDay {
  const day = problem.days[number]
  if (day === undefined) throw new RangeError(`The plan has no day ${number}`)
  const some = taskAmong(problem, day, servings, (meal) => chosen[meal] ?? [], pricing)
  const first = solveDay(problem, some, solver)
  if (first.state === 'found') return first
  const all = taskAmong(problem, day, servings, (meal) => problem.meals[meal]?.options ?? [], pricing)
  return solveDay(problem, all, solver)
}

/** Servings with all fixed meals, so that what is chosen before them keeps the rules of variety with them. */
export function withFixed(problem: Problem): Servings {
  const servings = new Servings(problem)
  for (const { fixed } of problem.days) {
    for (const one of fixed) {
      if (one === null) continue
      const { day, meal_type, recipe, leftover_of } = one.meal
      const group = one.option?.candidate.group ?? null
      servings.add({ day, meal_type, recipe, leftover_of, group })
    }
  }
  return servings
}

/** Adds the dishes of a day that were chosen; its fixed ones are there. */
export function addChosen(problem: Problem, servings: Servings, day: number, plan: DayPlan): void {
  const dishes = plan.dishes.filter(({ meal }) => !problem.days[day]?.fixed[meal])
  servings.addDay(day, { ...plan, dishes })
}

/** Whether no other serving and no missing leftover can be why a day is impossible. */
function isAlone({ request }: Problem, servings: Servings): boolean {
  return servings.all().length === 0 && !request.leftovers
}

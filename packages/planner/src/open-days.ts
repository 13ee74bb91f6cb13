import type { DayPlan } from './day-plan.ts'
import { taskAmong } from './day-tasks.ts'
import { addChosen, type DaysMade, withFixed } from './first-plan.ts'
import { mealPlan } from './meal-plan.ts'
import type { MealPlan } from './plan-request.ts'
import type { Option, Problem, ProblemDay } from './problem.ts'
import { solveDay } from './solve-day.ts'
import type { LinearSolver } from './solver/linear-model.ts'

/**
 * A whole plan where only some days were made in time: the others are left open. An open day has dishes that suit everybody, in portions of
 * the right size for each meal and within the rules of variety, but neither energy and bands of the day nor its minutes are kept.
 * @returns null where not even that is possible
 */
export function planWithOpenDays(problem: Problem, made: DaysMade, solver: LinearSolver): MealPlan | null {
  const servings = withFixed(problem)
  for (const [day, plan] of made) addChosen(problem, servings, day, plan)
  const days: DayPlan[] = []
  const open_days: number[] = []
  for (const day of problem.days) {
    const known = made.get(day.day)
    const plan = known ?? looseDay(problem, day, servings, solver)
    if (plan === null) return null
    days.push(plan)
    if (known !== undefined) continue
    addChosen(problem, servings, day.day, plan)
    open_days.push(day.day)
  }
  return { ...mealPlan(problem, days), open_days }
}

/** The best-liked dishes of a day of which nothing else is asked. */
function looseDay(
  problem: Problem,
  day: ProblemDay,
  servings: ReturnType<typeof withFixed>,
  solver: LinearSolver,
): DayPlan | null {
  const unbound = unboundDay(day)
  const options = (meal: number): Option[] => (problem.meals[meal]?.options ?? []).map(toUnbound)
  const solved = solveDay(problem, taskAmong(problem, unbound, servings, options), solver)
  return solved.state === 'found' ? solved.plan : null
}

const toUnbound = (option: Option): Option => ({ ...option, is_unbound: true })

function unboundDay(day: ProblemDay): ProblemDay {
  const fixed = day.fixed.map((one) => one && { ...one, option: one.option && toUnbound(one.option) })
  return { ...day, minutes: null, fixed }
}

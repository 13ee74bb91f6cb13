import { cookingMinutes, type DayPlan, dayPlan } from '../day-plan.ts'
import { type Pricing, taskAmong } from '../day-tasks.ts'
import { addChosen, withFixed } from '../first-plan.ts'
import type { Problem } from '../problem.ts'
import { Servings } from '../servings.ts'
import { solveDay } from '../solve-day.ts'
import type { LinearSolver } from '../solver/linear-model.ts'
import { WEEK } from '../week-counts.ts'

/** Work of looking for one day. */
const DAY_WORK = 300_000

/**
 * A plan in which some days are made anew, one after the other in the order given, the best that the others leave. Null where that leads
 * nowhere.
 * @param pricing what dishes of a day cost beside; `is_last`: no further day is made anew after it
 */
export function rebuildDays(
  problem: Problem,
  solver: LinearSolver,
  days: readonly DayPlan[],
  anew: readonly number[],
  pricing: (is_last: boolean) => Pricing,
): DayPlan[] | null {
  const rest = withoutLostPots(problem, days, anew)
  if (rest === null) return null
  const servings = withFixed(problem)
  for (const [day, plan] of rest.entries()) if (!anew.includes(day)) addChosen(problem, servings, day, plan)
  for (const number of anew) {
    const day = problem.days[number]
    if (day === undefined) return null
    const offered = (meal: number) => problem.meals[meal]?.options ?? []
    const task = taskAmong(problem, day, servings, offered, pricing(number === anew.at(-1)))
    const solved = solveDay(problem, task, solver, { most: 1, work: DAY_WORK })
    if (solved.state !== 'found') return null
    rest[number] = solved.plan
    addChosen(problem, servings, number, solved.plan)
  }
  return withLeftoversOf(problem, rest)
}

/** The days where leftovers of pots on the days to be made anew are cooked; null where that breaks a rule. */
function withoutLostPots(problem: Problem, days: readonly DayPlan[], anew: readonly number[]): DayPlan[] | null {
  const servings = new Servings(problem)
  for (const [day, plan] of days.entries()) servings.addDay(day, plan)
  const lost = new Set(
    servings
      .all()
      .filter(({ leftover_of }) => leftover_of !== null && anew.includes(leftover_of.day))
      .map(({ day, recipe }) => `${day} ${recipe}`),
  )
  if (lost.size === 0) return [...days]
  const changed = days.map((plan, day) => {
    const isLost = (recipe: string) => lost.has(`${day} ${recipe}`) && !anew.includes(day)
    if (!plan.dishes.some(({ option }) => isLost(option.candidate.guid))) return plan
    const dishes = plan.dishes.map((dish) =>
      isLost(dish.option.candidate.guid) && !problem.days[day]?.fixed[dish.meal]
        ? { ...dish, is_leftover: false }
        : dish,
    )
    return dayPlan(problem, dishes)
  })
  return changed.every((plan, day) => plan === days[day] || canCook(problem, changed, anew, day)) ? changed : null
}

/** Whether the minutes and the rules of variety let a day cook all that it is now to cook. */
function canCook(problem: Problem, days: readonly DayPlan[], anew: readonly number[], day: number): boolean {
  const { dishes } = days[day] as DayPlan
  const { minutes = null } = problem.days[day] ?? {}
  const cooked = dishes.filter(({ is_leftover }) => !is_leftover)
  if (minutes !== null) {
    if (cooked.some(({ option }) => option.candidate.active_minutes === null)) return false
    if (cookingMinutes(dishes) > minutes) return false
  }
  if (cooked.some(({ option }) => !isCookedSeldom(problem, days, anew, option.candidate.guid, day))) return false
  const { consecutive_days, days_apart } = problem.request.variety
  if (consecutive_days) return true
  const before = days
    .slice(Math.max(0, day - days_apart), day)
    .flatMap(({ dishes }, at) => (anew.includes(Math.max(0, day - days_apart) + at) ? [] : dishes))
    .map(({ option }) => option.candidate.guid)
  return !cooked.some(({ option }) => before.includes(option.candidate.guid))
}

/** Whether a recipe that a day is now to cook is cooked no more often in any seven days than it may be. */
function isCookedSeldom(
  problem: Problem,
  days: readonly DayPlan[],
  anew: readonly number[],
  recipe: string,
  day: number,
): boolean {
  const cooks = ({ dishes }: DayPlan) => dishes.some((one) => !one.is_leftover && one.option.candidate.guid === recipe)
  const cooked = [...days.entries()].filter(([on, plan]) => !anew.includes(on) && cooks(plan)).map(([on]) => on)
  for (let first = day - WEEK + 1; first <= day; first++) {
    const inside = cooked.filter((on) => on >= first && on < first + WEEK).length
    if (inside > (problem.cooked_times.get(recipe) ?? Number.POSITIVE_INFINITY)) return false
  }
  return true
}

/** The days where whatever can be a leftover of an earlier pot is one. */
function withLeftoversOf(problem: Problem, days: readonly DayPlan[]): DayPlan[] {
  if (!problem.request.leftovers) return [...days]
  const servings = new Servings(problem)
  const needed = new Servings(problem)
  for (const [day, plan] of days.entries()) needed.addDay(day, plan)
  const isPot = (day: number, recipe: string) =>
    needed.all().some((one) => one.recipe === recipe && one.leftover_of?.day === day)
  return days.map((plan, day) => {
    const isTurned = (recipe: string, meal: number) =>
      !problem.days[day]?.fixed[meal] &&
      !isPot(day, recipe) &&
      servings.potFor(recipe, day) !== null &&
      !isPotOfOthers(needed, servings, recipe, day)
    const dishes = plan.dishes.map((dish) =>
      !dish.is_leftover && isTurned(dish.option.candidate.guid, dish.meal) ? { ...dish, is_leftover: true } : dish,
    )
    const made = dishes.some((dish, at) => dish !== plan.dishes[at]) ? dayPlan(problem, dishes) : plan
    servings.addDay(day, made)
    return made
  })
}

/** Whether the pot that a day could take from is already the pot of a later leftover. */
function isPotOfOthers(needed: Servings, servings: Servings, recipe: string, day: number): boolean {
  const pot = servings.potFor(recipe, day)
  return needed
    .all()
    .some(
      (one) =>
        one.recipe === recipe && one.leftover_of?.day === pot?.day && one.leftover_of?.meal_type === pot?.meal_type,
    )
}

import { type DayPlan, type Dish, dayCosts } from './day-plan.ts'
import { dishCosts } from './dish-costs.ts'
import { type MealPlan, type PlanCosts, type PlannedMeal, PORTION_STEP } from './plan-request.ts'
import type { Problem } from './problem.ts'
import { Servings } from './servings.ts'
import { excessPrice, isGroup, WEEK, weekLimit } from './week-counts.ts'

/** A plan of all days, in their order. Each leftover takes the first earlier pot that has some left. */
export function mealPlan(problem: Problem, days: readonly DayPlan[]): MealPlan {
  const servings = new Servings(problem)
  for (const [day, plan] of days.entries()) servings.addDay(day, plan)
  const from = new Map(servings.all().map((serving) => [`${serving.day} ${serving.meal_type}`, serving.leftover_of]))
  const meals = days.flatMap((plan, day) => plan.dishes.map((dish) => plannedMeal(problem, day, dish, from)))
  const costs = planCosts(problem, days)
  return { meals, costs, objective: Object.values(costs).reduce((sum, cost) => sum + cost, 0) }
}

function plannedMeal(
  { request, meals, days }: Problem,
  day: number,
  { meal, option, quarters }: DayPlan['dishes'][number],
  from: ReadonlyMap<string, PlannedMeal['leftover_of']>,
): PlannedMeal {
  const { meal_type } = meals[meal] ?? {}
  const { date } = days[day] ?? {}
  if (meal_type === undefined || date === undefined) throw new RangeError(`The plan has no meal ${meal} on day ${day}`)
  const eaten = request.eaters.flatMap((eater, number) => {
    const count = quarters[number] ?? 0
    return count > 0 ? [[eater.guid, count * PORTION_STEP] as const] : []
  })
  return {
    day,
    meal_type,
    date,
    recipe: option.candidate.guid,
    portions: Object.fromEntries(eaten),
    leftover_of: from.get(`${day} ${meal_type}`) ?? null,
  }
}

/** The objective by its parts. */
function planCosts(problem: Problem, days: readonly DayPlan[]): PlanCosts {
  const parts = days.flatMap(({ dishes }) => dishes.map((dish) => costsOfDish(problem, dish)))
  const dishes = (part: 'taste' | 'disliked' | 'pantry' | 'habits') =>
    parts.reduce((total, costs) => total + costs[part], 0)
  const single = days.map(({ dishes }) => dayCosts(problem, dishes))
  const sum = (part: 'variety' | 'leftovers' | 'deviation') => single.reduce((total, costs) => total + costs[part], 0)
  return {
    taste: dishes('taste'),
    disliked: dishes('disliked'),
    pantry: dishes('pantry'),
    variety: sum('variety') + weeksExcess(problem, days, isGroup),
    leftovers: sum('leftovers'),
    deviation: sum('deviation'),
    habits: dishes('habits'),
    week: weeksExcess(problem, days, (name) => !isGroup(name)),
  }
}

function costsOfDish({ request, meals }: Problem, { meal, option, quarters }: Dish) {
  const eaters = request.eaters.filter((_, number) => (quarters[number] ?? 0) > 0)
  const { meal_type } = meals[meal] ?? {}
  if (meal_type === undefined) throw new RangeError(`The plan has no meal ${meal}`)
  return dishCosts(request, eaters, option.candidate, meal_type)
}

/** What servings beyond the limits of a week cost, week by week of the plan: of those names that are asked for. */
function weeksExcess(
  { request }: Problem,
  days: readonly DayPlan[],
  isAsked: (name: string) => boolean = () => true,
): number {
  const weeks: Map<string, number>[] = []
  for (const [day, { dishes }] of days.entries()) {
    const counts = weeks[Math.floor(day / WEEK)] ?? new Map<string, number>()
    weeks[Math.floor(day / WEEK)] = counts
    for (const { option } of dishes) {
      for (const name of option.counted) if (isAsked(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return weeks.reduce(
    (sum, counts, week) =>
      [...counts].reduce(
        (total, [name, count]) =>
          total + excessPrice(request, name) * Math.max(0, count - weekLimit(request, name, week)),
        sum,
      ),
    0,
  )
}

/** The objective of a plan given by its days. */
export function planObjective(problem: Problem, days: readonly DayPlan[]): number {
  return days.reduce((sum, day) => sum + day.cost, 0) + weeksExcess(problem, days)
}

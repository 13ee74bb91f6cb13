import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import type { Candidate, MealPlan, PlannedMeal, PlanRequest } from './plan-request.ts'

/** From the widest style to the strictest; a dish may be stricter than its eater. */
const STYLES = ['All', 'Pescetarian', 'Vegetarian', 'Vegan']
/** Share by which a sum may miss a bound through rounding of numbers. */
const ROUNDING = 1e-9

/**
 * Everything a finished plan breaks of its request, in plain sentences; empty: it keeps all. It reads the request's own words and
 * shares nothing with the generator, so that a mistake there is found here.
 */
export function checkPlan(
  request: PlanRequest,
  candidates: readonly Candidate[],
  plan: Pick<MealPlan, 'meals'>,
): string[] {
  const dishes = new Map(candidates.map((candidate) => [candidate.guid, candidate]))
  return [
    ...checkSlots(request, plan.meals, dishes),
    ...plan.meals.flatMap((meal) => checkMeal(request, meal, dishes)),
    ...checkDays(request, plan.meals, dishes),
    ...checkVariety(request, plan.meals, dishes),
    ...plan.meals.flatMap((meal) => checkLeftover(request, meal, plan.meals, dishes)),
  ]
}

type Dishes = ReadonlyMap<string, Candidate>

const place = ({ day, meal_type }: { day: number; meal_type: string }) => `day ${day}, ${meal_type}`
const fixedAt = (request: PlanRequest, { day, meal_type }: PlannedMeal) =>
  request.fixed.find((one) => one.day === day && one.meal_type === meal_type)

function checkSlots(request: PlanRequest, meals: readonly PlannedMeal[], dishes: Dishes): string[] {
  const found: string[] = []
  if (meals.length !== request.days * request.meals.length) found.push(`there are ${meals.length} meals`)
  for (let day = 0; day < request.days; day++) {
    // Noon, so that no change of the clock moves it to another day.
    const at = new Date(`${request.first_day}T12:00:00Z`)
    at.setUTCDate(at.getUTCDate() + day)
    for (const { meal_type } of request.meals) {
      const here = meals.filter((meal) => meal.day === day && meal.meal_type === meal_type)
      if (here.length !== 1) found.push(`day ${day}, ${meal_type}: ${here.length} dishes`)
      for (const { date, recipe } of here) {
        if (date !== at.toISOString().slice(0, 10)) found.push(`day ${day} has the date ${date}`)
        if (!dishes.has(recipe)) found.push(`${recipe} is no candidate`)
      }
    }
  }
  return found
}

function checkMeal(request: PlanRequest, meal: PlannedMeal, dishes: Dishes): string[] {
  const dish = dishes.get(meal.recipe)
  if (dish === undefined) return []
  const found: string[] = []
  const fixed = fixedAt(request, meal)
  if (fixed && fixed.recipe !== meal.recipe) found.push(`${place(meal)}: not the fixed dish`)
  if (!fixed && !dish.meal_types.includes(meal.meal_type)) found.push(`${place(meal)}: a dish of another meal`)
  for (const eater of request.eaters) {
    const portions = meal.portions[eater.guid]
    const has = eater.meals === null || eater.meals.includes(meal.meal_type)
    const eats = has && fixed?.portions?.[eater.guid] !== 0
    if ((portions !== undefined) !== eats) found.push(`${place(meal)}: portions of ${eater.guid} who does not eat it`)
    if (portions === undefined) continue
    found.push(...checkSuits(dish, eater).map((what) => `${place(meal)}: ${what}`))
    const given = fixed?.portions?.[eater.guid]
    if (given !== undefined) {
      if (given !== portions) found.push(`${place(meal)}: not the fixed portions`)
    } else found.push(...checkPortions(request, eater, meal, portions, dish))
  }
  return found
}

function checkSuits(dish: Candidate, eater: PlanRequest['eaters'][number]): string[] {
  const found: string[] = []
  if (STYLES.indexOf(dish.dietary_preference) < STYLES.indexOf(eater.dietary_preference)) found.push('not of the style')
  for (const diet of eater.diet_types) if (!dish.suitable_diets.includes(diet)) found.push(`not ${diet}`)
  for (const one of eater.excluded_ingredients) if (dish.ingredients.includes(one)) found.push(`contains ${one}`)
  return found
}

function checkPortions(
  request: PlanRequest,
  eater: PlanRequest['eaters'][number],
  meal: PlannedMeal,
  portions: number,
  dish: Candidate,
): string[] {
  const found: string[] = []
  if (portions < 0.5 || portions > 3 || (portions * 4) % 1 !== 0) found.push(`${place(meal)}: ${portions} portions`)
  const had = request.meals.filter((one) => eater.meals === null || eater.meals.includes(one.meal_type))
  const share = had.find((one) => one.meal_type === meal.meal_type)?.energy_share ?? 0
  const whole = had.reduce((sum, one) => sum + one.energy_share, 0)
  const wanted = (eater.daily_kilojoules * share) / whole
  const eaten = portions * (dish.per_portion.kilojoules ?? Number.NaN)
  const isNear = Math.abs(eaten - wanted) <= wanted * (request.meal_tolerance + ROUNDING)
  if (!isNear) found.push(`${place(meal)}: ${eaten} kJ of ${wanted} kJ for ${eater.guid}`)
  return found
}

function checkDays(request: PlanRequest, meals: readonly PlannedMeal[], dishes: Dishes): string[] {
  const found: string[] = []
  for (let day = 0; day < request.days; day++) {
    if (request.unbound_days?.includes(day)) continue
    const today = meals.filter((meal) => meal.day === day)
    for (const eater of request.eaters) {
      const sum = (nutrient: StoredNutrient) =>
        today.reduce((total, { recipe, portions }) => {
          const count = portions[eater.guid]
          return count === undefined ? total : total + count * (dishes.get(recipe)?.per_portion[nutrient] ?? Number.NaN)
        }, 0)
      const mostOf = (nutrient: StoredNutrient) =>
        today.reduce((total, { recipe, portions }) => {
          const { per_portion, most_per_portion } = dishes.get(recipe) ?? {}
          const value = most_per_portion?.[nutrient] ?? per_portion?.[nutrient] ?? Number.NaN
          return total + (portions[eater.guid] ?? 0) * value
        }, 0)
      const low = eater.daily_kilojoules * (1 - eater.energy_tolerance)
      const high = eater.daily_kilojoules * (1 + eater.energy_tolerance)
      for (const band of [{ nutrient: 'kilojoules' as const, from: low, to: high }, ...eater.bands]) {
        const amount = sum(band.nutrient)
        const isEnough = band.from === null || amount >= band.from * (1 - ROUNDING)
        const most = ['salt', 'fiber'].includes(band.nutrient) || band.from === null ? mostOf(band.nutrient) : amount
        const isLittle = band.to === null || most <= band.to * (1 + ROUNDING)
        // An unknown amount is NaN and keeps no bound.
        if (!isEnough || !isLittle) found.push(`day ${day}: ${amount} of ${band.nutrient} for ${eater.guid}`)
      }
    }
    const weekday = (new Date(`${today[0]?.date}T12:00:00Z`).getUTCDay() + 6) % 7
    const limit = request.cooking_minutes[weekday] ?? null
    const cooked = today.filter(({ leftover_of }) => leftover_of === null)
    const spent = cooked.reduce((total, { recipe }) => total + (dishes.get(recipe)?.active_minutes ?? Number.NaN), 0)
    if (limit !== null && !(spent <= limit)) found.push(`day ${day}: the dishes take ${spent} min of ${limit}`)
  }
  return found
}

/** Rules of variety; where all servings concerned are fixed, the person has chosen so. */
function checkVariety(request: PlanRequest, meals: readonly PlannedMeal[], dishes: Dishes): string[] {
  const found: string[] = []
  const report = (what: string, some: readonly PlannedMeal[]) => {
    if (some.some((meal) => !fixedAt(request, meal))) found.push(what)
  }
  for (const meal of meals) {
    const same = meals.filter(({ recipe }) => recipe === meal.recipe)
    const week = same.filter(({ day }) => day >= meal.day && day < meal.day + 7)
    if (week.length > request.variety.recipe_times_a_week) report(`${meal.recipe}: ${week.length} times`, week)
    const today = same.filter(({ day }) => day === meal.day)
    if (today.length > 1) report(`${meal.recipe}: twice on day ${meal.day}`, today)
    const cooked = week.filter(({ leftover_of }) => leftover_of === null)
    const { recipe_times_a_week, cooked_times_a_week, days_apart } = request.variety
    const { active_minutes = null, meal_types = [] } = dishes.get(meal.recipe) ?? {}
    const is_main = ['Soup', 'Lunch', 'Dinner', 'Late_dinner'].some((one) => meal_types.some((named) => named === one))
    const is_quick = !is_main && active_minutes !== null && active_minutes <= 20
    if (cooked.length > (is_quick ? recipe_times_a_week : cooked_times_a_week))
      report(`${meal.recipe}: cooked ${cooked.length} times`, cooked)
    const next = same.filter(
      ({ day, leftover_of }) => day > meal.day && day <= meal.day + days_apart && leftover_of === null,
    )
    if (!request.variety.consecutive_days && next.length > 0)
      report(`${meal.recipe}: cooked soon after`, [meal, ...next])
  }
  return found
}

function checkLeftover(
  request: PlanRequest,
  meal: PlannedMeal,
  meals: readonly PlannedMeal[],
  dishes: Dishes,
): string[] {
  const { leftover_of } = meal
  if (leftover_of === null) return []
  const isFrom = (one: PlannedMeal) => one.day === leftover_of.day && one.meal_type === leftover_of.meal_type
  const pot = meals.find(isFrom)
  const links = meals.filter(
    (one) => one.leftover_of?.day === leftover_of.day && one.leftover_of.meal_type === leftover_of.meal_type,
  )
  const age = meal.day - leftover_of.day
  const found: string[] = []
  if (pot?.recipe !== meal.recipe || pot.leftover_of !== null) found.push(`${place(meal)}: no such pot`)
  if (age < 1 || age > (dishes.get(meal.recipe)?.storage_days ?? 0)) found.push(`${place(meal)}: kept for ${age} days`)
  if (links.length > 1) found.push(`${place(meal)}: the pot is eaten ${links.length} times`)
  if (!request.leftovers && !fixedAt(request, meal)) found.push(`${place(meal)}: no leftovers wanted`)
  return found
}

import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { dishCosts } from './dish-costs.ts'
import { isUsualAt } from './dish-habits.ts'
import { dishKinds } from './dish-kinds.ts'
import { type MealEaters, mealEaters } from './meal-eaters.ts'
import type { Candidate, Eater, PlanRequest } from './plan-request.ts'
import type { Option } from './problem.ts'
import { quartersOf } from './quarters.ts'
import { seededShare } from './seeded.ts'
import { suitsEater } from './suitability.ts'

/**
 * Candidates that may be chosen for a meal, in their order: by number of the dish, what a choice among many looks at. One that reads each
 * candidate again would wait for memory most of the time.
 */
export type Dishes = {
  /** Places among the candidates. */
  places: number[]
  /** Taste, dislikes, pantry, habits and chance. */
  costs: number[]
  /** See `dishKinds`. */
  kinds: number[]
  /** Minutes of work; Infinity where they are unknown. */
  minutes: number[]
}

/** How much chance may prefer one dish to another, in units of the objective: other seeds see other dishes. */
const CHANCE = 0.15

const chanceOf = ({ seed }: PlanRequest, { guid }: Candidate) => CHANCE * seededShare(seed, guid)

const noDishes = (): Dishes => ({ places: [], costs: [], kinds: [], minutes: [] })

function addDish(dishes: Dishes, { active_minutes }: Candidate, place: number, cost: number, kind: number): void {
  dishes.places.push(place)
  dishes.costs.push(cost)
  dishes.kinds.push(kind)
  dishes.minutes.push(active_minutes ?? Number.POSITIVE_INFINITY)
}

/** Options as dishes, each at its own place. */
export function dishesOf(request: PlanRequest, options: readonly Pick<Option, 'candidate' | 'cost'>[]): Dishes {
  const kindOf = dishKinds(request)
  const dishes = noDishes()
  for (const [place, { candidate, cost }] of options.entries()) {
    addDish(dishes, candidate, place, cost + chanceOf(request, candidate), kindOf(candidate))
  }
  return dishes
}

type ReadMeal = MealEaters & {
  meal_type: MealType
  /** A bit for each eater of the meal. */
  mask: number
  dishes: Dishes
}

/**
 * The dishes of each meal of a request: those for which `buildProblem` would make an option. Of a large catalogue few are named, so a
 * candidate is read once for all meals, and nothing is made for it but its numbers.
 */
export function readDishes(request: PlanRequest, candidates: readonly Candidate[]): Dishes[] {
  const kindOf = dishKinds(request)
  const meals = request.meals.map(({ meal_type }): ReadMeal => {
    const read = mealEaters(request, meal_type)
    const mask = read.wanted.reduce<number>((bits, wanted, number) => bits | (wanted === null ? 0 : 1 << number), 0)
    return { ...read, meal_type, mask, dishes: noDishes() }
  })
  for (let place = 0; place < candidates.length; place++) {
    const candidate = candidates[place] as Candidate
    let unsuited = -1
    let kind = 0
    let chance = 0
    let costed = -1
    let cost = 0
    for (const meal of meals) {
      if (!candidate.meal_types.includes(meal.meal_type)) continue
      if (unsuited < 0) {
        unsuited = unsuitedEaters(request.eaters, candidate)
        kind = kindOf(candidate)
        chance = chanceOf(request, candidate)
      }
      if ((unsuited & meal.mask) !== 0 || !isOfSize(request, meal, candidate)) continue
      if (meal.mask !== costed) {
        const { taste, disliked, pantry } = dishCosts(request, meal.eaters, candidate, meal.meal_type)
        cost = taste + disliked + pantry
        costed = meal.mask
      }
      const habits = isUsualAt(candidate, meal.meal_type) ? 0 : request.weights.habits
      addDish(meal.dishes, candidate, place, cost + habits + chance, kind)
    }
  }
  return meals.map(({ dishes }) => dishes)
}

/** A bit for each eater whom a candidate does not suit. */
function unsuitedEaters(eaters: readonly Eater[], candidate: Candidate): number {
  let bits = 0
  for (let number = 0; number < eaters.length; number++) {
    if (!suitsEater(candidate, eaters[number] as Eater)) bits |= 1 << number
  }
  return bits
}

/** Whether every eater of a meal can have portions of a candidate that are near enough to what is wanted. */
function isOfSize(request: PlanRequest, { wanted }: MealEaters, candidate: Candidate): boolean {
  return wanted.every((kilojoules) => kilojoules === null || quartersOf(request, kilojoules, candidate) !== null)
}

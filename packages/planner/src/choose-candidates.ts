import { chooseDishes } from './choose-dishes.ts'
import { type Dishes, dishesOf, readDishes } from './dishes.ts'
import { type Candidate, MAX_NAMED_CANDIDATES, type PlanRequest } from './plan-request.ts'
import { buildProblem, type Option, type Problem } from './problem.ts'

/** Dishes of each meal that the first plan chooses from. */
const FIRST_PLAN_DISHES = 28

/**
 * Reads a request over at most `MAX_NAMED_CANDIDATES` recipes: those that the certified bound holds for. Where fewer suit, all do.
 */
export function namedProblem(request: PlanRequest, candidates: readonly Candidate[]): Problem {
  if (candidates.length <= MAX_NAMED_CANDIDATES) return buildProblem(request, candidates)
  const meals = readDishes(request, candidates)
  if (!areMoreThan(meals, MAX_NAMED_CANDIDATES)) return buildProblem(request, candidates)
  const share = Math.floor(MAX_NAMED_CANDIDATES / meals.length)
  const named = new Set(meals.flatMap((dishes) => chooseDishes(request, candidates, dishes, share)))
  const offered = [...named].sort((one, other) => one - other).flatMap((place) => candidates[place] ?? [])
  return buildProblem(request, candidates, offered)
}

function areMoreThan(meals: readonly Dishes[], most: number): boolean {
  const seen = new Set<number>()
  for (const { places } of meals) {
    for (const place of places) {
      if (seen.add(place).size > most) return true
    }
  }
  return false
}

/** How many different recipes the meals of a problem can choose from. */
export function countCandidates(problem: Problem): number {
  return new Set(problem.meals.flatMap((meal) => meal.options.map((option) => option.candidate.guid))).size
}

/** For each meal the dishes that the first plan chooses from. */
export function firstPlanOptions({ request, meals }: Problem): readonly (readonly Option[])[] {
  // A longer plan repeats its dishes after a week at the earliest, so it needs no more of them.
  return meals.map(({ options }) => {
    const candidates = options.map(({ candidate }) => candidate)
    const chosen = chooseDishes(request, candidates, dishesOf(request, options), FIRST_PLAN_DISHES)
    return chosen.flatMap((place) => options[place] ?? [])
  })
}

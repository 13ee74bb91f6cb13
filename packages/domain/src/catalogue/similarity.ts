import type { MealType } from './meal-types.ts'

/** The fields of a recipe that similarity compares. */
export type ComparableRecipe = {
  guid: string
  /** Guids of its ingredients. */
  ingredients: readonly string[]
  meal_types: readonly MealType[]
  /** kcal of one portion, null when unknown. */
  calories_in_total: number | null
}

/** Weights of the three parts; together 1. Ingredients matter most. */
export const SIMILARITY_WEIGHTS = { ingredients: 0.6, meal_types: 0.25, energy: 0.15 } as const

/**
 * Similarity of two recipes, symmetric, 0 … 1: the weighted sum of
 * - the Jaccard index of their ingredients (shared ÷ all different ones),
 * - the Jaccard index of their meal types,
 * - the closeness of their energy: the smaller ÷ the greater kcal of a portion, zero where one is unknown.
 */
export function recipeSimilarity(one: ComparableRecipe, other: ComparableRecipe): number {
  return likeness(one, comparison(one)(other), other)
}

/**
 * The candidates most similar to a recipe, best first, without the recipe itself and without those that share neither an
 * ingredient nor a meal type. Ties are ordered by guid, so the answer never depends on the input order.
 */
export function similarRecipes<Recipe extends ComparableRecipe>(
  recipe: ComparableRecipe,
  candidates: readonly Recipe[],
  limit: number,
): Recipe[] {
  const compare = comparison(recipe)
  return candidates
    .filter((candidate) => candidate.guid !== recipe.guid)
    .map((candidate) => ({ candidate, shares: compare(candidate) }))
    .filter(({ shares }) => shares.ingredients > 0 || shares.meal_types > 0)
    .map(({ candidate, shares }) => ({ candidate, likeness: likeness(recipe, shares, candidate) }))
    .sort((a, b) => b.likeness - a.likeness || (a.candidate.guid < b.candidate.guid ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}

type Shares = Record<'ingredients' | 'meal_types', number>

function likeness(one: ComparableRecipe, { ingredients, meal_types }: Shares, other: ComparableRecipe): number {
  return (
    SIMILARITY_WEIGHTS.ingredients * ingredients +
    SIMILARITY_WEIGHTS.meal_types * meal_types +
    SIMILARITY_WEIGHTS.energy * energyNearness(one.calories_in_total, other.calories_in_total)
  )
}

/** The Jaccard indices of one recipe with others. */
function comparison(recipe: ComparableRecipe): (other: ComparableRecipe) => Shares {
  const ingredients = new Set(recipe.ingredients)
  const meal_types = new Set(recipe.meal_types)
  return (other) => ({
    ingredients: jaccard(ingredients, other.ingredients),
    meal_types: jaccard(meal_types, other.meal_types),
  })
}

function jaccard<Value>(left: ReadonlySet<Value>, other: readonly Value[]): number {
  const right = new Set(other)
  let shared = 0
  for (const value of right) if (left.has(value)) shared += 1
  const all = left.size + right.size - shared
  return all === 0 ? 0 : shared / all
}

function energyNearness(one: number | null, other: number | null): number {
  if (one === null || other === null) return 0
  const greater = Math.max(one, other)
  return greater <= 0 ? 1 : Math.min(one, other) / greater
}

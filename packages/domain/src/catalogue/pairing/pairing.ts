import type { DietaryPreference } from '@zivina/nutrition/diets'
import type { CookingType } from '../cooking.ts'
import type { DietType } from '../diet-types.ts'
import type { MealType } from '../meal-types.ts'

/** The fields of a recipe by which it is paired. All are the recipe's own; nothing is guessed from its name. */
export type PairedRecipe = {
  guid: string
  meal_types: readonly MealType[]
  tags: readonly string[]
  cooking_type: CookingType
  /** Whether it is a whole meal and wants nothing beside it. */
  no_side_dish: boolean
  /** Expanded: a vegan recipe holds all four. */
  dietary_preference: readonly DietaryPreference[]
  /** The diets whose rules call it suitable. */
  diet_types: readonly DietType[]
  /** Guids of its ingredients. */
  ingredients: readonly string[]
}

/** What a recipe can be beside another one. */
export type Role = 'salad' | 'bread' | 'spread' | 'cold drink' | 'warm drink' | 'breakfast drink'

/** The tags that say what a dish is where no meal type does. */
export const COMPANION_TAGS = { salad: 'saláty', baked: 'pečení', spread: 'pomazánky', sweet: 'sladké' } as const

const BETWEEN_MEALS: readonly MealType[] = ['Breakfast', 'Snack', 'Late_snack']

/** The diet that asks a dish to be rich in something. The others only leave something out, which a side must leave out too. */
const ASKS_FOR_MORE: DietType = 'Nutritional'

/** The most of one role, so that a list of four is not four breads. */
const OF_ONE_ROLE = 2

/**
 * The role of a recipe as a side of another one; null where it is not a side dish.
 *
 * - A drink is by its meal type: one for breakfast is a small meal of its own and stays with breakfasts, the others are warm or cold.
 * - Salad, bread and spread are sides only where the author says that they want something beside them (`no_side_dish` is false): a
 *   salad that is a whole lunch is not a side. Bread is baked, not sweet, and eaten at breakfast or between meals.
 * - A soup, a dessert and anything sweet is never a side.
 */
export function roleOf({ meal_types, tags, cooking_type, no_side_dish }: PairedRecipe): Role | null {
  if (meal_types.includes('Soup') || meal_types.includes('Dessert')) return null
  if (meal_types.includes('Drinks')) return drinkOf(meal_types, cooking_type)
  if (no_side_dish || tags.includes(COMPANION_TAGS.sweet)) return null
  if (tags.includes(COMPANION_TAGS.spread)) return 'spread'
  if (tags.includes(COMPANION_TAGS.salad)) return 'salad'
  const isBetweenMeals = meal_types.length > 0 && meal_types.every((type) => BETWEEN_MEALS.includes(type))
  return isBetweenMeals && tags.includes(COMPANION_TAGS.baked) ? 'bread' : null
}

function drinkOf(meal_types: readonly MealType[], cooking_type: CookingType): Role {
  if (meal_types.includes('Breakfast')) return 'breakfast drink'
  return cooking_type === 'Warm' ? 'warm drink' : 'cold drink'
}

/** The roles that go with a recipe, the most wanted first; empty where nothing does. A soup is never followed by anything sweet. */
export function rolesWith(recipe: PairedRecipe): readonly Role[] {
  const { meal_types, tags, no_side_dish } = recipe
  const has = (...types: MealType[]) => types.some((type) => meal_types.includes(type))
  if (has('Drinks')) return []
  if (has('Soup')) return no_side_dish ? [] : ['bread']
  const role = roleOf(recipe)
  if (role === 'bread') return ['spread']
  if (role === 'spread') return ['bread']
  if (role === 'salad') return ['bread', 'cold drink']
  if (has('Dessert') || tags.includes(COMPANION_TAGS.sweet)) return ['warm drink']
  if (has('Lunch', 'Dinner', 'Late_dinner')) return no_side_dish ? ['cold drink'] : ['salad', 'bread', 'cold drink']
  return has('Breakfast') ? ['breakfast drink'] : []
}

/**
 * Whether a companion keeps to everything a recipe keeps to: its eating style, and every diet whose rules call it suitable, except the
 * nourishing one, which a side need not be. A verdict that is unknown or waits is none, so such a companion is left out.
 */
export function keepsDiets(companion: PairedRecipe, recipe: PairedRecipe): boolean {
  return (
    recipe.dietary_preference.every((style) => companion.dietary_preference.includes(style)) &&
    recipe.diet_types.every((diet) => diet === ASKS_FOR_MORE || companion.diet_types.includes(diet))
  )
}

/**
 * What to serve with a recipe: at most `limit` candidates and at most two of one role, by the order of `rolesWith`, first one of each
 * role, then the seconds. Within a role those with more tags in common come first (a season, a kitchen), then those that repeat fewer
 * of its ingredients; ties are ordered by guid, so the answer never depends on the order of the candidates.
 */
export function companionsOf<Recipe extends PairedRecipe>(
  recipe: PairedRecipe,
  candidates: readonly Recipe[],
  limit: number,
): Recipe[] {
  const fitting = candidates.filter((one) => one.guid !== recipe.guid && keepsDiets(one, recipe))
  const best = rolesWith(recipe).map((role) =>
    fitting
      .filter((one) => roleOf(one) === role)
      .toSorted((one, other) => compare(one, other, recipe))
      .slice(0, OF_ONE_ROLE),
  )
  const firsts = best.flatMap((ofRole) => ofRole.slice(0, 1))
  const seconds = best.flatMap((ofRole) => ofRole.slice(1))
  return [...firsts, ...seconds].slice(0, limit)
}

function compare(one: PairedRecipe, other: PairedRecipe, recipe: PairedRecipe): number {
  return (
    shared(other.tags, recipe.tags) - shared(one.tags, recipe.tags) ||
    shared(one.ingredients, recipe.ingredients) - shared(other.ingredients, recipe.ingredients) ||
    (one.guid < other.guid ? -1 : 1)
  )
}

function shared(one: readonly string[], other: readonly string[]): number {
  return new Set(one).intersection(new Set(other)).size
}

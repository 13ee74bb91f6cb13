import type { NewRecipe } from '@zivina/contract/catalogue/recipes/write'
import { deriveRecipe } from '@zivina/db/recipe-derived'
import type { ResolvedLines } from '../lines/service.ts'

/** What an author says of a recipe, complete. */
export type RecipeFacts = Pick<
  NewRecipe,
  | 'name'
  | 'portion_size'
  | 'time_minutes'
  | 'resting_time'
  | 'difficulty'
  | 'cooking_type'
  | 'dietary_goal'
  | 'diet_types'
  | 'meal_types'
  | 'tags'
  | 'no_side_dish'
  | 'source_url'
> & { photos: string[] }

/** The columns of a recipe: what the author says, each choice once, and everything that follows from it and the lines. */
export function recipeValues(facts: RecipeFacts, { derived }: ResolvedLines) {
  const chosen = {
    ...facts,
    dietary_goal: [...new Set(facts.dietary_goal)],
    diet_types: [...new Set(facts.diet_types)],
    meal_types: [...new Set(facts.meal_types)],
    tags: [...new Set(facts.tags)],
  }
  return { ...chosen, ...deriveRecipe(chosen, derived) }
}

import type { NewRecipe } from '@zivina/contract/catalogue/recipes/write'
import { deriveRecipe } from '@zivina/db/recipe-derived'
import type { ResolvedLines } from '../lines/service.ts'

/** The complete fields of a recipe from its author. */
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

/** The columns of a recipe: its author's fields, without repeated choices, and the derived columns. */
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

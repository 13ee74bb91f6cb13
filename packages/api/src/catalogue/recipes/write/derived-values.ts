import type { NewRecipe } from '@zivina/contract/catalogue/recipes/write'
import { deriveRecipe } from '@zivina/db/recipe-derived'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import type { ResolvedLines } from '../lines/service.ts'

/** The complete fields of a recipe from its author. */
export type RecipeFacts = Pick<
  NewRecipe,
  | 'name'
  | 'headnote'
  | 'tip'
  | 'storage'
  | 'aimed_iddsi_level'
  | 'portion_size'
  | 'time_minutes'
  | 'resting_time'
  | 'cooked_weight'
  | 'difficulty'
  | 'cooking_type'
  | 'dietary_goal'
  | 'meal_types'
  | 'tags'
  | 'no_side_dish'
  | 'is_private'
  | 'free_lines'
  | 'source_url'
> & { photos: string[] }

/** What the verdicts need besides the fields and lines: all titles and texts of the steps, and the confirmed diets. */
type Prepared = { steps: readonly string[]; confirmed: readonly DietType[] }

/** The columns of a recipe: its author's fields, without repeated choices, and the derived columns. */
export function recipeValues(facts: RecipeFacts, { derived }: ResolvedLines, prepared: Prepared) {
  const chosen = {
    ...facts,
    dietary_goal: [...new Set(facts.dietary_goal)],
    meal_types: [...new Set(facts.meal_types)],
    tags: [...new Set(facts.tags)],
  }
  return { ...chosen, ...deriveRecipe({ ...chosen, ...prepared }, derived) }
}

import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'

/** What cooking needs of a recipe, its own or a modified one. */
export type CookedRecipe = Pick<RecipeDetail, 'guid' | 'name' | 'updated_at' | 'steps'>

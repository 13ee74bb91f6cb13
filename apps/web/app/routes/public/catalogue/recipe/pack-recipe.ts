import { packLines } from '#app/features/catalogue/recipe/transport/pack-lines.ts'
import { pack } from '#app/kit/packed/pack.ts'
import type { Packed } from '#app/kit/packed/packed.ts'
import type { RecipePage } from './load-recipe.ts'
import type { SentPage } from './open-recipe.ts'

/** Packs the data of a recipe's page. */
export function packRecipe(page: RecipePage): Packed {
  const { ingredients, ...recipe } = page.recipe
  return pack(page, { ...page, recipe, lines: packLines(ingredients) } satisfies SentPage)
}

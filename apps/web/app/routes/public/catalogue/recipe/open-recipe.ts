import { openLines } from '#app/features/catalogue/recipe/transport/open-lines.ts'
import type { SentLines } from '#app/features/catalogue/recipe/transport/sent-lines.ts'
import { open } from '#app/kit/packed/open.ts'
import type { Packed } from '#app/kit/packed/packed.ts'
import type { RecipePage } from './load-recipe.ts'

/** What is sent of the data of a recipe's page. */
export type SentPage = Omit<RecipePage, 'recipe'> & {
  recipe: Omit<RecipePage['recipe'], 'ingredients'>
  lines: SentLines
}

/** The data of a recipe's page. */
export const openRecipe = (given: RecipePage | Packed): RecipePage => open(given, growPage)

function growPage({ lines, recipe, ...page }: SentPage): RecipePage {
  return { ...page, recipe: { ...recipe, ingredients: openLines(lines) } }
}

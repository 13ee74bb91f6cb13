import { listOf, objectOf } from '../loose-json.ts'
import { readSchemaRecipes } from '../schema-recipe.ts'
import { type SourceRecipe, takeRecipes } from '../source-recipe.ts'
import type { AmountReader } from './amount-reader.ts'
import { readMealie } from './mealie.ts'
import { readPaprika } from './paprika.ts'
import { readTandoor } from './tandoor.ts'

/**
 * The first recipes in a JSON file of a recipe manager: Nextcloud Cookbook, RecipeSage and plain JSON-LD are schema.org, Mealie, Tandoor
 * and Paprika have formats of their own.
 */
export function readManagerJson(document: unknown, readAmount: AmountReader): SourceRecipe[] {
  const schema = takeRecipes(readSchemaRecipes(document, null))
  return schema.length > 0 ? schema : takeRecipes(readOwnShapes(document, readAmount))
}

function* readOwnShapes(document: unknown, readAmount: AmountReader): Generator<SourceRecipe | null> {
  for (const value of recipesIn(document)) {
    const node = objectOf(value)
    if (node === null) yield null
    else if (Array.isArray(node.recipeIngredient) || Array.isArray(node.recipe_ingredient))
      yield readMealie(node, readAmount)
    else if (Array.isArray(node.steps)) yield readTandoor(node)
    else yield typeof node.ingredients === 'string' ? readPaprika(node) : null
  }
}

/** A recipe, a list of them, or an object with such a list. */
function recipesIn(document: unknown): unknown[] {
  const node = objectOf(document)
  return Array.isArray(node?.recipes) ? listOf(node.recipes) : listOf(document)
}

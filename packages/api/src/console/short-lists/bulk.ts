import type { IngredientShort, RecipeShort } from '@zivina/contract/console/short-lists'
import { decideOnIngredient } from '#api/catalogue/ingredients/write/service.ts'
import { decideOnRecipe, tagRecipes } from '#api/catalogue/recipes/write/service.ts'
import { type BulkItem, bulkAction, decisionOn } from '#api/kernel/declared/bulk-action.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'

const itemOf = ({ guid, name, status }: Pick<RecipeShort, 'guid' | 'name' | 'status'>): BulkItem => ({
  target: guid,
  name,
  seen: status,
})

/** One with an ingredient that is not approved is left as it is. */
export const recipeDecisions = bulkAction<RecipeShort>({
  name: 'decide_recipes',
  itemOf,
  perform: (ctx, item, order) => decideOnRecipe(ctx, decisionOn(item, order)),
})

export const ingredientDecisions = bulkAction<IngredientShort>({
  name: 'decide_ingredients',
  itemOf,
  perform: (ctx, item, order) => decideOnIngredient(ctx, decisionOn(item, order)),
})

/** Tags go on also where the recipe was changed meanwhile: they do not depend on what was read. */
export const recipeTags = bulkAction<RecipeShort>({
  name: 'tag_recipes',
  itemOf,
  perform: async (ctx, { target }, { tags }) => {
    if (tags === null) return
    const { failed } = await tagRecipes(ctx, { recipes: [target], ...tags })
    if (failed[0]) throw new ApiError(failed[0].code)
  },
})

import { z } from 'zod'
import { Recipe } from '#contract/catalogue/recipes/read.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import { COLLECTION_NAME_MAX, COLLECTIONS_MAX, RECIPES_PER_PAGE } from '#contract/kernel/limits.ts'

const lowerGuid = Guid.overwrite((guid) => guid.toLowerCase())

/** A person's own group of recipes. */
export const RecipeCollection = z
  .object({
    guid: Guid,
    name: z.string(),
    /** All that are in it, those that are no longer available too. */
    recipe_count: z.number().int().min(0),
    /** Whether the recipe that was asked about is in it; false where none was. */
    has_recipe: z.boolean(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'RecipeCollection' })
export type RecipeCollection = z.infer<typeof RecipeCollection>

/** A recipe in a collection. */
export const CollectedRecipe = z
  .object({
    /** Of the recipe, or of the modified recipe. */
    guid: Guid,
    is_modified: z.boolean(),
    added_at: Timestamp,
    /** A modified one with its own name, portions and totals. Null where its author no longer shows it to this person. */
    recipe: Recipe.nullable(),
  })
  .meta({ id: 'CollectedRecipe' })
export type CollectedRecipe = z.infer<typeof CollectedRecipe>

const CollectionName = oneLine(COLLECTION_NAME_MAX).min(1)
const params = z.object({ guid: Guid })

/** The logged-in user's collections, which other users do not see. */
export const recipeCollections = {
  list: endpoint({
    method: 'GET',
    path: '/recipe_collection',
    access: 'user',
    summary: 'All own collections in their order, each with the number of its recipes.',
    query: z.strictObject({
      /** Says of each collection whether it has this recipe, or this modified one. */
      recipe: lowerGuid.optional(),
    }),
    status: 200,
    response: listOf(RecipeCollection),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/recipe_collection',
    access: 'user',
    summary: 'Creates a collection at the end, under a name that no other own one has; once for each guid.',
    body: z.strictObject({ guid: lowerGuid, name: CollectionName }),
    status: 201,
    response: RecipeCollection,
    errors: ['LIMIT_REACHED', 'UNIQUE'],
  }),
  // Before the detail: the first matching path answers.
  reorder: endpoint({
    method: 'POST',
    path: '/recipe_collection/order',
    access: 'user',
    summary: 'Puts all own collections in this order; refused where they are others by now.',
    body: z.strictObject({ collections: z.array(lowerGuid).min(1).max(COLLECTIONS_MAX) }),
    status: 204,
    response: z.void(),
    errors: ['CHANGED_ELSEWHERE'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/recipe_collection/{guid}',
    access: 'user',
    summary: 'One own collection.',
    params,
    status: 200,
    response: RecipeCollection,
    errors: ['NOT_FOUND'],
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/recipe_collection/{guid}',
    access: 'user',
    summary: 'Renames an own collection.',
    params,
    body: z.strictObject({ name: CollectionName }),
    status: 200,
    response: RecipeCollection,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/recipe_collection/{guid}',
    access: 'user',
    summary: 'Deletes an own collection; its recipes stay.',
    params,
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
  recipes: endpoint({
    method: 'GET',
    path: '/recipe_collection/{guid}/recipe',
    access: 'user',
    summary: 'Recipes of an own collection, the last added first.',
    params,
    query: z.strictObject(limitAndOffset(RECIPES_PER_PAGE)),
    status: 200,
    response: listOf(CollectedRecipe),
    errors: ['NOT_FOUND', 'INCORRECT_QUERY_PARAMS'],
  }),
  change: endpoint({
    method: 'POST',
    path: '/recipe_collection/{guid}/recipe',
    access: 'user',
    summary: 'Adds a recipe that one may see, or an own modified one, to an own collection, or takes it out.',
    params,
    body: z.strictObject({ recipe: lowerGuid, add: z.boolean() }),
    status: 200,
    response: RecipeCollection,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  }),
}

import type { CollectedRecipe, RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { withoutClaims } from '#api/catalogue/recipes/modifications/present.ts'
import { presentRecipe } from '#api/catalogue/recipes/read/present.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { ItemRow } from './item-queries.ts'
import type { CollectionRow } from './queries.ts'

/** A collection as its owner sees it. */
export function presentCollection(row: CollectionRow): RecipeCollection {
  return {
    guid: row.guid,
    name: row.name,
    recipe_count: row.recipe_count,
    has_recipe: row.has_recipe,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

/** A recipe of a collection; of one that may no longer be seen nothing but that it was there. */
export function presentCollected({ guid, is_modified, added_at, card }: ItemRow, urls: Urls): CollectedRecipe {
  const recipe = card === null ? null : presentRecipe(card, urls)
  return {
    guid,
    is_modified,
    added_at: new Date(added_at).toISOString(),
    recipe: recipe !== null && is_modified ? { ...recipe, ...withoutClaims() } : recipe,
  }
}

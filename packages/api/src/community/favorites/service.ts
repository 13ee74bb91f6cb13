import type { Recipe, RecipeListQuery } from '@zivina/contract/catalogue/recipes/read'
import { FAVORITES_MAX } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { parseOrdering } from '@zivina/domain/catalogue/filter/ordering'
import { requireOwn } from '#api/account/users/policy.ts'
import { lockPerson } from '#api/account/users/sql.ts'
import { toListFilter } from '#api/catalogue/recipes/read/filter.ts'
import { presentRecipe } from '#api/catalogue/recipes/read/present.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type Listed, paged } from '#api/kernel/lists/page.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { deleteFavorites, insertFavorites, selectFavoritePage, selectFavorites } from './queries.ts'

/** Own favourites that match every filter: one page and the exact total number. */
export async function listFavorites(
  db: Db,
  actor: UserActor,
  query: RecipeListQuery,
  urls: Urls,
): Promise<Listed<Recipe>> {
  const ordering = query.ordering === undefined ? null : parseOrdering(query.ordering)
  const page = await selectFavoritePage(db, actor.guid, toListFilter(query), ordering, query)
  return paged(page, (row) => presentRecipe(row, urls))
}

/** All own favourites, the last added first. */
export async function readFavorites(db: Db, actor: UserActor, guid: string): Promise<string[]> {
  requireOwn(actor, guid)
  return selectFavorites(db, actor.guid)
}

/**
 * Adds or removes recipes; repeating it changes nothing. If one of them may not be seen, none is added; removing a recipe that
 * is no favourite or does not exist succeeds.
 * @throws ApiError NOT_FOUND, LIMIT_REACHED
 */
export async function changeFavorites(
  db: Db,
  actor: UserActor,
  { guid, favorites, add }: { guid: string; favorites: readonly string[]; add: boolean },
): Promise<string[]> {
  requireOwn(actor, guid)
  const wanted = [...new Set(favorites.map((recipe) => recipe.toLowerCase()))]
  return db.transaction(async (tx) => {
    await lockPerson(tx, actor.guid)
    if (!add) {
      await deleteFavorites(tx, actor.guid, wanted)
      return selectFavorites(tx, actor.guid)
    }
    if ((await insertFavorites(tx, actor.guid, wanted)) < wanted.length) throw new ApiError('NOT_FOUND')
    const all = await selectFavorites(tx, actor.guid)
    if (all.length > FAVORITES_MAX) throw new ApiError('LIMIT_REACHED')
    return all
  })
}

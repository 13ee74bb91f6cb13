import type { RecipeListQuery } from '@zivina/contract/catalogue/recipes/list-query'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { FAVORITES_MAX } from '@zivina/contract/kernel/limits'
import { parseOrdering } from '@zivina/domain/catalogue/filter/ordering'
import { requireOwn } from '#api/account/identity/users/policy.ts'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { toListFilter } from '#api/catalogue/recipes/filter/service.ts'
import { presentRecipe } from '#api/catalogue/recipes/read/present.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, paged } from '#api/kernel/lists/page.ts'
import { deleteFavorites, insertFavorites, selectFavoritePage, selectFavorites } from './queries.ts'

/** Own favourites that match every filter: one page and the exact total number. */
export async function listFavorites(ctx: UserCtx<'db' | 'urls'>, query: RecipeListQuery): Promise<Listed<Recipe>> {
  const ordering = query.ordering === undefined ? null : parseOrdering(query.ordering)
  const page = await selectFavoritePage(ctx.db, ctx.actor.guid, toListFilter(query), ordering, query)
  return paged(page, (row) => presentRecipe(row, ctx.urls))
}

/** All own favourites, the last added first. */
export async function readFavorites(ctx: UserCtx<'db'>, guid: string): Promise<string[]> {
  requireOwn(ctx.actor, guid)
  return selectFavorites(ctx.db, ctx.actor.guid)
}

/**
 * Adds or removes recipes; repeating it changes nothing. If one of them may not be seen, none is added; removing a recipe that
 * is no favourite or does not exist succeeds.
 * @throws ApiError NOT_FOUND, LIMIT_REACHED
 */
export async function changeFavorites(
  ctx: UserCtx<'db'>,
  { guid, favorites, add }: { guid: string; favorites: readonly string[]; add: boolean },
): Promise<string[]> {
  requireOwn(ctx.actor, guid)
  const wanted = [...new Set(favorites.map((recipe) => recipe.toLowerCase()))]
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    if (!add) {
      await deleteFavorites(ctx.db, ctx.actor.guid, wanted)
      return selectFavorites(ctx.db, ctx.actor.guid)
    }
    if ((await insertFavorites(ctx.db, ctx.actor.guid, wanted)) < wanted.length) throw new ApiError('NOT_FOUND')
    const all = await selectFavorites(ctx.db, ctx.actor.guid)
    if (all.length > FAVORITES_MAX) throw new ApiError('LIMIT_REACHED')
    return all
  })
}

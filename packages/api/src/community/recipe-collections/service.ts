import type { CollectedRecipe, RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { COLLECTED_RECIPES_MAX, COLLECTIONS_MAX } from '@zivina/contract/kernel/limits'
import { violatedConstraint } from '@zivina/db/unique-violation'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError, FieldErrors } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, type Page, paged, whole } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { selectItems } from './item-queries.ts'
import { presentCollected, presentCollection } from './present.ts'
import {
  type CollectionRow,
  deleteCollection,
  deleteItem,
  insertCollection,
  insertItem,
  selectCollection,
  selectCollections,
  updateName,
  updatePositions,
} from './queries.ts'

/** All own collections in their order. */
export async function listCollections(
  ctx: UserCtx<'db'>,
  { recipe = null }: { recipe?: string | null | undefined },
): Promise<Listed<RecipeCollection>> {
  return whole(await selectCollections(ctx.db, ctx.actor.guid, recipe), presentCollection)
}

/** @throws ApiError NOT_FOUND */
export async function readCollection(ctx: UserCtx<'db'>, guid: string): Promise<RecipeCollection> {
  return presentCollection(await requireCollection(ctx, guid))
}

/**
 * Creates a collection at the end. A guid that exists is a repeated attempt, answered with what it made.
 * @throws FieldErrors UNIQUE at `name`
 * @throws ApiError LIMIT_REACHED; UNIQUE where the guid is another person's
 */
export async function createCollection(
  ctx: UserCtx<'db'>,
  { guid, name }: { guid: string; name: string },
): Promise<RecipeCollection> {
  await refuseTakenName(() =>
    transaction(ctx, async (ctx) => {
      await lockPerson(ctx.db, ctx.actor.guid)
      await createOnce({
        is_named: true,
        find: () => selectCollection(ctx.db, ctx.actor.guid, guid),
        make: async () => {
          const all = await selectCollections(ctx.db, ctx.actor.guid, null)
          if (all.length >= COLLECTIONS_MAX) throw new ApiError('LIMIT_REACHED')
          return insertCollection(ctx.db, ctx.actor.guid, { guid, name })
        },
        repeat: () => guid,
      })
    }),
  )
  return readCollection(ctx, guid)
}

/**
 * @throws FieldErrors UNIQUE at `name`
 * @throws ApiError NOT_FOUND
 */
export async function renameCollection(
  ctx: UserCtx<'db'>,
  { guid, name }: { guid: string; name: string },
): Promise<RecipeCollection> {
  const isThere = await refuseTakenName(() => updateName(ctx.db, ctx.actor.guid, guid, name))
  if (!isThere) throw new ApiError('NOT_FOUND')
  return readCollection(ctx, guid)
}

/**
 * Puts all own collections in an order.
 * @throws ApiError CHANGED_ELSEWHERE where one of them is missing in it, or is not there any more
 */
export async function reorderCollections(ctx: UserCtx<'db'>, wanted: readonly string[]): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    const all = await selectCollections(ctx.db, ctx.actor.guid, null)
    const present = new Set(all.map(({ guid }) => guid))
    const isSame = wanted.length === present.size && new Set(wanted).size === present.size
    if (!isSame || wanted.some((guid) => !present.has(guid))) throw new ApiError('CHANGED_ELSEWHERE')
    await updatePositions(ctx.db, ctx.actor.guid, wanted)
  })
}

/** @throws ApiError NOT_FOUND */
export async function removeCollection(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deleteCollection(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

/**
 * One page of an own collection.
 * @throws ApiError NOT_FOUND
 */
export async function listCollected(
  ctx: UserCtx<'db' | 'urls'>,
  { guid, ...page }: Page & { guid: string },
): Promise<Listed<CollectedRecipe>> {
  await requireCollection(ctx, guid)
  return paged(await selectItems(ctx.db, ctx.actor.guid, guid, page), (row) => presentCollected(row, ctx.urls))
}

/**
 * Adds a recipe to an own collection or takes it out; repeating it changes nothing. Taking out one that is not there succeeds.
 * @throws ApiError NOT_FOUND where the collection is not the person's, or they may not see the recipe; LIMIT_REACHED
 */
export async function changeCollected(
  ctx: UserCtx<'db'>,
  { guid, recipe, add }: { guid: string; recipe: string; add: boolean },
): Promise<RecipeCollection> {
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, ctx.actor.guid)
    await requireCollection(ctx, guid)
    if (!add) await deleteItem(ctx.db, guid, recipe)
    else if (!(await insertItem(ctx.db, ctx.actor.guid, guid, recipe))) throw new ApiError('NOT_FOUND')
    const changed = await requireCollection(ctx, guid, recipe)
    if (add && changed.recipe_count > COLLECTED_RECIPES_MAX) throw new ApiError('LIMIT_REACHED')
    return presentCollection(changed)
  })
}

async function requireCollection(
  ctx: UserCtx<'db'>,
  guid: string,
  recipe: string | null = null,
): Promise<CollectionRow> {
  const found = await selectCollection(ctx.db, ctx.actor.guid, guid, recipe)
  if (found === null) throw new ApiError('NOT_FOUND')
  return found
}

/** Reports a taken name at its field; only the database can detect it reliably. */
async function refuseTakenName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (violatedConstraint(error) !== 'recipe_collection_name') throw error
    throw new FieldErrors({ name: [{ code: 'UNIQUE', message: ERRORS.UNIQUE.message }] })
  }
}

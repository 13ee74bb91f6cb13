import type { EventFeed } from '@zivina/contract/kernel/endpoint'
import { SHOPPING_LISTS_MAX } from '@zivina/contract/planning/limits'
import type { ShoppingList, ShoppingListCard } from '@zivina/contract/planning/shopping-lists'
import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import type { OwnThing } from '#api/planning/shares/service.ts'
import { addEntries } from './items/add-entries.ts'
import { findFoods, findRecipes } from './items/find-added.ts'
import type { Need } from './items/item-queries.ts'
import { readNeed } from './items/read-needs.ts'
import { changeList, readWhole } from './lists/change-list.ts'
import {
  countOwn,
  deleteList,
  insertList,
  selectCards,
  selectOwnName,
  selectVersion,
  updateName,
} from './lists/list-queries.ts'
import { presentCard, presentOrder } from './lists/present-list.ts'
import { selectOrder, upsertOrder, upsertProduct } from './marks/mark-queries.ts'
import { coverAtHome } from './marks/pantry-marks.ts'

/** One's own lists and those shared with one, the last changed first. */
export async function listLists(ctx: UserCtx<'db'>): Promise<Listed<ShoppingListCard>> {
  return whole(await selectCards(ctx.db, ctx.actor.guid), presentCard)
}

/** @throws ApiError NOT_FOUND */
export function readList(ctx: UserCtx<'db'>, guid: string): Promise<ShoppingList> {
  return readWhole(ctx, guid)
}

/**
 * Creates a list. A guid that exists is a repeated attempt, answered with what it made.
 * @throws ApiError LIMIT_REACHED; UNIQUE where the guid is another person's
 */
export async function createList(
  ctx: UserCtx<'db'>,
  { guid, name }: { guid: string; name: string },
): Promise<ShoppingList> {
  const { actor } = ctx
  await transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, actor.guid)
    await createOnce({
      is_named: true,
      find: async () => ((await selectOwnName(ctx.db, actor.guid, guid)) === null ? null : guid),
      make: async () => {
        if ((await countOwn(ctx.db, actor.guid)) >= SHOPPING_LISTS_MAX) throw new ApiError('LIMIT_REACHED')
        return insertList(ctx.db, actor.guid, { guid, name })
      },
      repeat: () => guid,
    })
  })
  return readWhole(ctx, guid)
}

/** @throws ApiError NOT_FOUND */
export function renameList(ctx: UserCtx<'db'>, { guid, name }: { guid: string; name: string }): Promise<ShoppingList> {
  return changeList(ctx, guid, (ctx) => updateName(ctx.db, guid, name))
}

/** Deletes one's own list. @throws ApiError NOT_FOUND, also for a list of another person that one may change */
export async function removeList(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deleteList(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

/** A list of the logged-in user's own, to be shared by them. @throws ApiError NOT_FOUND */
export async function requireOwnList(ctx: UserCtx<'db'>, guid: string): Promise<OwnThing> {
  const name = await selectOwnName(ctx.db, ctx.actor.guid, guid)
  if (name === null) throw new ApiError('NOT_FOUND')
  return { kind: 'shopping_list', object: guid, name }
}

/** The departments in the order of one's own shop. */
export async function readOrder(ctx: UserCtx<'db'>) {
  const { categories, own } = await selectOrder(ctx.db, ctx.actor.guid)
  return { results: presentOrder(categories, own) }
}

export async function changeOrder(ctx: UserCtx<'db'>, categories: readonly string[]) {
  await upsertOrder(ctx.db, ctx.actor.guid, [...new Set(categories)])
  return readOrder(ctx)
}

type ProductInput = {
  ingredient: string
  package_sizes: readonly number[]
  price: number | null
  price_amount: number | null
}

/** Notes for all lists of the owner how a food is bought. @throws ApiError NOT_FOUND */
export function setProduct(
  ctx: UserCtx<'db'>,
  { guid, ...product }: ProductInput & { guid: string },
): Promise<ShoppingList> {
  return changeList(ctx, guid, async (ctx, { owner }) => {
    if (!(await upsertProduct(ctx.db, owner, product))) throw new ApiError('NOT_FOUND')
  })
}

/**
 * Follows the versions of a list.
 * @throws ApiError NOT_FOUND; TOO_MANY_REQUESTS or SERVICE_UNAVAILABLE where it cannot be followed now
 */
export async function followList(ctx: UserCtx<'db' | 'list_notices'>, guid: string): Promise<EventFeed> {
  const { db, actor, list_notices } = ctx
  const read = () => selectVersion(db, actor.guid, guid)
  if ((await read()) === null) throw new ApiError('NOT_FOUND')
  return {
    open: (follower) => {
      const end = list_notices.follow(guid.toLowerCase(), actor.guid, follower)
      // Read after following, so that no change in between is missed.
      void read().then(
        (version) => (version === null ? follower.end() : follower.send(version)),
        () => follower.send(null),
      )
      return end
    },
  }
}

/** What is added to a list: recipes by portions, foods by an amount in their own unit. A guid tells an attempt from others. */
export type AddInput = {
  list: string
  recipes: readonly { guid?: string; portions: number; recipe?: string; recipe_modified?: string }[]
  ingredients: readonly { guid?: string; ingredient: string; amount: number | null; unit?: WeightUnit | undefined }[]
}

/**
 * Adds recipes and foods to a list; of those that are there portions and amounts are added up.
 * @param more false for something added by hand: then what is there is refused
 * @throws ApiError NOT_FOUND where the person may not change the list, or not see one of them; ALREADY_IN_CART; LIMIT_REACHED
 */
export async function addToList(
  ctx: UserCtx<'db'>,
  { list, recipes, ingredients }: AddInput,
  more = true,
): Promise<ShoppingList> {
  const dishes = await findRecipes(
    ctx,
    recipes.map(({ recipe, recipe_modified }) => recipe ?? recipe_modified ?? ''),
  )
  const foods = await findFoods(
    ctx,
    ingredients.map(({ ingredient }) => ingredient),
  )
  const added = {
    recipes: recipes.flatMap(({ guid = crypto.randomUUID(), portions }, place) => {
      const dish = dishes[place]
      return dish === undefined ? [] : [{ guid, portions, parts: dish.parts }]
    }),
    items: ingredients.flatMap(({ guid = crypto.randomUUID(), amount, unit }, place) => {
      const found = foods[place]
      if (found === undefined) return []
      const { food, text } = found
      return [
        {
          guid,
          need: { ingredient: food.guid, text, amount, unit: amount === null ? null : (unit ?? food.weight_units) },
        },
      ]
    }),
  }
  return changeList(ctx, list, async (ctx, _, seen) => {
    await addEntries(ctx, list, added, more)
    const brought = new Set(dishes.map(({ parts }) => parts.guid))
    // What is typed by hand is wanted, whatever is at home.
    if (brought.size === 0) return
    await coverAtHome(ctx, { list, seen }, ({ recipes }) =>
      recipes.flatMap(({ guid, recipe }) => (recipe !== null && brought.has(recipe.guid) ? [guid] : [])),
    )
  })
}

/** One food with its amount, or the text itself, as a typed text says. @throws ApiError SERVICE_UNAVAILABLE */
export function readNeedOf(ctx: UserCtx<'db' | 'urls' | 'work' | 'signal'>, text: string): Promise<Need> {
  return readNeed(ctx, text)
}

import { LINE_AMOUNT_MIN } from '@zivina/contract/kernel/limits'
import { PANTRY_ITEMS_MAX } from '@zivina/contract/planning/limits'
import type { PantryChanges, PantryItem, PantryRecipe, PantryUse } from '@zivina/contract/planning/pantry'
import { calendarDay } from '@zivina/domain/calendar-day'
import { mergeParts } from '@zivina/domain/planning/shopping/merge-parts'
import { partsOfRecipe } from '@zivina/domain/planning/shopping/shopping-part'
import { heldOf, takeFromPantry } from '@zivina/domain/planning/shopping/take-from-pantry'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { readRecipeParts } from '#api/catalogue/recipes/parts/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, type Page, paged, whole } from '#api/kernel/lists/page.ts'
import { readMark } from '#api/kernel/marks/sql.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { readNeedOf } from '#api/planning/shopping-lists/service.ts'
import { presentCookable, presentPantryItem } from './present.ts'
import {
  insertPantryItem,
  type PantryPatch,
  type PantryRow,
  removePantryItem,
  selectChanged,
  selectPantry,
  selectPantryItem,
  selectQuota,
  updatePantryItem,
} from './queries.ts'
import { type Held, selectCookable } from './recipe-queries.ts'
import { deleteUse, insertUse, selectUse } from './use-queries.ts'

/** What one has at home: what should be eaten first comes first. */
export async function listPantry(ctx: UserCtx<'db'>): Promise<Listed<PantryItem>> {
  return whole(await selectPantry(ctx.db, ctx.actor.guid), presentPantryItem)
}

/** What changed in the pantry since a mark; all of it where changes since then are not known. */
export async function listPantryChanges(
  ctx: UserCtx<'db'>,
  { changed_since }: { changed_since?: string | undefined },
): Promise<PantryChanges> {
  const { mark, since } = await readMark(ctx.db, changed_since)
  const rows =
    since === null
      ? (await selectPantry(ctx.db, ctx.actor.guid)).map((row) => ({ ...row, is_gone: false }))
      : await selectChanged(ctx.db, ctx.actor.guid, since)
  return {
    mark,
    is_whole: since === null,
    results: rows.filter(({ is_gone }) => !is_gone).map(presentPantryItem),
    removed: rows.filter(({ is_gone }) => is_gone).map(({ guid }) => guid),
  }
}

/**
 * Notes something at home, as its text says. A guid that exists is a repeated attempt.
 * @throws ApiError LIMIT_REACHED; UNIQUE where the guid is another person's; SERVICE_UNAVAILABLE
 */
export async function addToPantry(
  ctx: UserCtx<'db' | 'urls' | 'work' | 'signal'>,
  { guid, text, best_before }: { guid: string; text: string; best_before: string | null },
): Promise<PantryItem> {
  const { actor } = ctx
  const need = await readNeedOf(ctx, text)
  await transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, actor.guid)
    const { is_there, count } = await selectQuota(ctx.db, actor.guid, guid)
    if (is_there) return
    if (count >= PANTRY_ITEMS_MAX) throw new ApiError('LIMIT_REACHED')
    if ((await insertPantryItem(ctx.db, actor.guid, { guid, ...need, best_before })) === null) {
      throw new ApiError('UNIQUE')
    }
  })
  return readItem(ctx, guid)
}

/** Changes amount or day. @throws ApiError NOT_FOUND */
export async function changePantryItem(
  ctx: UserCtx<'db'>,
  { guid, ...patch }: PantryPatch & { guid: string },
): Promise<PantryItem> {
  if (!(await updatePantryItem(ctx.db, { person: ctx.actor.guid, guid }, patch))) throw new ApiError('NOT_FOUND')
  return readItem(ctx, guid)
}

/** @throws ApiError NOT_FOUND */
export async function removeFromPantry(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await removePantryItem(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

/** Recipes that what is at home nearly suffices for, with so many portions; what spoils first comes first. */
export async function listCookable(
  ctx: UserCtx<'db' | 'urls'>,
  page: Page & { portions: number },
): Promise<Listed<PantryRecipe>> {
  const stock = await selectPantry(ctx.db, ctx.actor.guid)
  const held = heldFoods(stock).map((food) => ({ ...food, best_before: firstDay(stock, food.ingredient) }))
  return paged(await selectCookable(ctx.db, held, { ...page, today: calendarDay(new Date()) }), (row) =>
    presentCookable(row, ctx.urls),
  )
}

/** The foods that are at home, for other nouns. */
export async function readHeld(ctx: UserCtx<'db'>): Promise<Held[]> {
  return heldFoods(await selectPantry(ctx.db, ctx.actor.guid))
}

/** Until when the first of a food is to be eaten; null where no day is known. */
function firstDay(stock: readonly PantryRow[], ingredient: string): string | null {
  const days = stock.flatMap(({ food, best_before }) => (food?.guid === ingredient && best_before ? [best_before] : []))
  return days.toSorted()[0] ?? null
}

/** How much of each food is at home, in the food's own unit; null if the amount is unknown. */
function heldFoods(stock: readonly PantryRow[]): Held[] {
  const foods = new Map(stock.flatMap(({ food }) => (food === null ? [] : [[food.guid, food] as const])))
  return [...foods.values()].map((food) => ({ ingredient: food.guid, amount: heldOf(food, stock) }))
}

/**
 * Takes from the pantry what so many portions of a recipe need, as far as it is there. A guid that exists is a repeated attempt.
 * @throws ApiError NOT_FOUND where they may not see the recipe; UNIQUE where the guid is another person's
 */
export async function cookFromPantry(
  ctx: UserCtx<'db'>,
  { guid, recipe, portions }: { guid: string; recipe: string; portions: number },
): Promise<PantryUse> {
  const { actor } = ctx
  const [parts] = await readRecipeParts(ctx.db, actor.guid, [recipe])
  if (parts === undefined) throw new ApiError('NOT_FOUND')
  return transaction(ctx, async (ctx) => {
    await lockPerson(ctx.db, actor.guid)
    return createOnce({
      is_named: true,
      find: () => selectUse(ctx.db, actor.guid, guid),
      make: async () => {
        const stock = await selectPantry(ctx.db, actor.guid)
        const taken = takeFromPantry(needsOf({ guid: parts.guid, portions, lines: parts.lines }, stock), stock)
        return insertUse(ctx.db, actor.guid, { guid, taken: taken.filter(({ amount }) => amount >= LINE_AMOUNT_MIN) })
      },
      repeat: (former) => former,
    })
  })
}

/** What a recipe needs of the foods that are at home, in their own units. */
function needsOf(recipe: Parameters<typeof partsOfRecipe>[0], stock: readonly PantryRow[]) {
  const foods = new Map(stock.flatMap(({ food }) => (food === null ? [] : [[food.guid, food] as const])))
  return mergeParts(partsOfRecipe(recipe), foods).flatMap(({ food, amount, unit }) =>
    food !== null && amount !== null && unit === food.weight_units ? [{ food, amount }] : [],
  )
}

/** Puts back what cooking took. @throws ApiError NOT_FOUND */
export async function uncook(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deleteUse(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

async function readItem(ctx: UserCtx<'db'>, guid: string): Promise<PantryItem> {
  const row = await selectPantryItem(ctx.db, ctx.actor.guid, guid)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentPantryItem(row)
}

import type { Db } from '@zivina/db/database'
import { weighDish } from '@zivina/db/dish-derived'
import { type DerivedLine, deriveRecipe, deriveTotals } from '@zivina/db/recipe-derived'
import { VERSIONED_COLUMNS } from '@zivina/db/versioned-columns'
import type { OpenableDish } from '@zivina/domain/catalogue/dish-figures/open-dishes'
import {
  deleteUnusedDish,
  lockDishNesting,
  selectChangedDishes,
  selectContaining,
  selectDishes,
} from './dish-food-queries.ts'
import { followDishes, makeDishFood } from './dish-foods.ts'
import { joinDoubled, lockHolders, type Merged, pointLines, selectDoubled } from './merge-queries.ts'
import {
  deleteUnused,
  type HolderLine,
  type IngredientColumns,
  type Kind,
  type LockedModified,
  type LockedRecipe,
  lockIngredientsOf,
  lockModified,
  lockRecipes,
  selectHolderLines,
  selectStale,
  updateHolders,
  updateKeepingFormer,
} from './queries.ts'
import type { Recompute } from './recompute-port.ts'

/** Recipes recomputed in one transaction: changes of one of them wait no longer than that takes. */
const BATCH = 25
/** Batches in one run. The rest is left to another run, so that no run takes longer than a job may. */
const BATCHES = 100
const KINDS = ['recipes', 'modified'] as const
/** Less than any guid. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** The size of a run; tests use smaller ones. */
export type Slices = { batch?: number; batches?: number }
export type RecomputeResult = {
  recomputed: number
  /** Recipes that could not be computed, with the reason: they keep their former totals and lines. */
  failed: { guid: string; error: unknown }[]
  /** False where recipes are left for another run. */
  is_done: boolean
}

/** Whether a change of these columns requires recomputing recipes. */
export function isVersioned(columns: readonly string[]): boolean {
  return VERSIONED_COLUMNS.some((column) => columns.includes(column))
}

/**
 * Writes values that sums depend on, in the transaction that locked the ingredient: recipes keep the former values until a job
 * updates each one, its totals and its lines together.
 */
export async function changeVersioned(
  db: Db,
  guid: string,
  values: IngredientColumns,
  recompute: Recompute,
): Promise<void> {
  if (await updateKeepingFormer(db, guid, values)) await recompute.enqueue(db)
}

/**
 * Brings foods made of recipes up to these, and recomputes recipes whose lines refer to former values of an ingredient, in turns
 * until nothing is behind: a recipe can be an ingredient of another. The lines themselves show what is left to do, so a run can
 * be interrupted anywhere and repeated, also by several workers at once.
 */
export async function recomputeRecipes(db: Db, { batch = BATCH, batches = BATCHES }: Slices = {}) {
  const result: RecomputeResult = { recomputed: 0, failed: [], is_done: true }
  let left = batches
  do {
    for (const kind of KINDS) {
      let after = FIRST
      for (;;) {
        const guids = await selectStale(db, kind, after, batch)
        const last = guids.at(-1)
        if (last === undefined) break
        if (left === 0) return { ...result, is_done: false }
        left -= 1
        after = last
        await recomputeBatch(db, kind, guids, result)
      }
    }
  } while ((await followDishes(db)) > 0)
  await deleteUnused(db)
  return result
}

/** Whether a run would find anything to do. */
export async function isAnyStale(db: Db): Promise<boolean> {
  if ((await selectChangedDishes(db, 1)).length > 0) return true
  for (const kind of KINDS) {
    if ((await selectStale(db, kind, FIRST, 1)).length > 0) return true
  }
  return false
}

export { deleteUnusedDish, makeDishFood }

/** Recipes whose dishes are ingredients, with the weight of the finished dish and their lines. The caller has checked who sees them. */
export async function readDishes(db: Db, guids: readonly string[]): Promise<OpenableDish[]> {
  if (guids.length === 0) return []
  return (await selectDishes(db, guids)).map((dish) => ({
    guid: dish.guid,
    grams: weighDish(
      dish,
      dish.lines.map(({ amount, count_macros, ...ingredient }) => ({ ingredient, amount, count_macros })),
    ),
    lines: dish.lines.map(({ guid, slug, name, weight_units, amount, dish: inner }) => ({
      ingredient: guid,
      slug,
      text: name,
      unit: weight_units,
      amount,
      dish: inner,
    })),
  }))
}

/**
 * Those of the recipes that are the given one or contain its dish, however deep. Until the transaction ends no other one decides
 * about this.
 */
export async function findContaining(tx: Db, recipe: string, recipes: readonly string[]): Promise<string[]> {
  await lockDishNesting(tx)
  return selectContaining(tx, recipe, recipes)
}

/** Recomputes one recipe in the transaction that locked it and changed what it is judged by. */
export async function recomputeNow(tx: Db, guid: string): Promise<void> {
  await writeComputed(tx, 'recipes', [guid], { recipes: await lockIngredientsOf(tx, guid), modified: [] })
}

/** Locks the recipes that `mergeLines` computes at once. Call it before the ingredients are locked, as recomputing does. */
export async function lockDoubled(db: Db, merged: Merged): Promise<void> {
  const doubled = await selectDoubled(db, merged)
  for (const kind of KINDS) if (doubled[kind].length > 0) await lockHolders(db, kind, doubled[kind])
}

/**
 * Points the lines of all recipes from one food to another, in the transaction that locked both. Recipes that have both in one segment
 * keep one line with the sum and are computed at once; the job computes the others, which keep their former values until then.
 */
export async function mergeLines(db: Db, merged: Merged, recompute: Recompute): Promise<void> {
  const doubled = await joinDoubled(db, merged)
  const hasLines = await pointLines(db, merged)
  for (const kind of KINDS) if (doubled[kind].length > 0) await recomputeTogether(db, kind, doubled[kind])
  if (hasLines) await recompute.enqueue(db)
}

/** A recipe that cannot be computed does not block the others. */
async function recomputeBatch(db: Db, kind: Kind, guids: readonly string[], result: RecomputeResult): Promise<void> {
  try {
    await db.transaction((db) => recomputeTogether(db, kind, guids))
    result.recomputed += guids.length
  } catch (error) {
    const [guid = '', ...others] = guids
    if (others.length === 0) result.failed.push({ guid, error })
    else for (const one of guids) await recomputeBatch(db, kind, [one], result)
  }
}

async function recomputeTogether(db: Db, kind: Kind, guids: readonly string[]): Promise<void> {
  const recipes = kind === 'recipes' ? await lockRecipes(db, guids) : []
  const modified = kind === 'modified' ? await lockModified(db, guids) : []
  await writeComputed(db, kind, guids, { recipes, modified })
}

type Locked = { recipes: readonly LockedRecipe[]; modified: readonly LockedModified[] }

async function writeComputed(db: Db, kind: Kind, guids: readonly string[], locked: Locked): Promise<void> {
  const { recipes, modified } = locked
  const lines = await selectHolderLines(db, kind, guids)
  const byHolder = Map.groupBy(lines, ({ holder }) => holder)
  const linesOf = (guid: string) => (byHolder.get(guid) ?? []).map(toDerivedLine)
  const computed = [
    ...recipes.map((row) => ({ guid: row.guid, ...deriveRecipe(row, linesOf(row.guid)) })),
    ...modified.map((row) => ({
      guid: row.guid,
      ...deriveTotals(linesOf(row.guid), row.portion_size, row.free_lines ?? []),
    })),
  ]
  await updateHolders(db, kind, computed, lines)
}

function toDerivedLine({ holder: _holder, version: _version, ...line }: HolderLine): DerivedLine {
  const { amount, count_macros, segment, ...ingredient } = line
  return { ingredient, amount, count_macros, segment }
}

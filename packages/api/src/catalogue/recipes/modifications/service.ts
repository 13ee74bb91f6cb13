import { randomBytes } from 'node:crypto'
import type {
  ModifiedLine,
  RecipeModified,
  RecipeModifiedDetail,
  RecipeModifiedInput,
  RecipeModifiedPatch,
} from '@zivina/contract/catalogue/recipes/modifications'
import { MODIFIED_RECIPES_MAX } from '@zivina/contract/kernel/limits'
import { normalizeSearch } from '@zivina/czech/search-text'
import { deriveTotals } from '@zivina/db/recipe-derived'
import { makeSlug } from '@zivina/db/slug'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type Listed, type Page, paged } from '#api/kernel/lists/page.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { type LineValues, resolveLines } from '../lines/service.ts'
import { readSteps } from '../steps/service.ts'
import { presentModified, presentWholeModified } from './present.ts'
import { selectModified, selectModifiedPage } from './read-queries.ts'
import {
  deleteLines,
  deleteModified,
  type Held,
  insertLines,
  insertModified,
  lockAndCount,
  lockModified,
  lockOriginal,
  type ModifiedLineValues,
  type NewModified,
  updateModified,
} from './write-queries.ts'

type OwnSteps = NonNullable<NewModified['steps']>

/** The longest part of a slug that comes from the name. */
const SLUG_NAME_MAX = 80

/** The logged-in user's modified recipes, the last created first. */
export async function listModified(ctx: UserCtx<'db' | 'urls'>, page: Page): Promise<Listed<RecipeModified>> {
  return paged(await selectModifiedPage(ctx.db, ctx.actor.guid, page), (row) => presentModified(row, ctx.urls))
}

/** @throws ApiError NOT_FOUND */
export async function readModified(ctx: UserCtx<'db' | 'urls'>, slug: string): Promise<RecipeModifiedDetail> {
  const row = await selectModified(ctx.db, ctx.actor.guid, slug)
  if (row === null) throw new ApiError('NOT_FOUND')
  return presentWholeModified(row, ctx.urls)
}

/**
 * Saves a modified version of a recipe that the user may see. Its totals are computed from its lines, in the same transaction.
 * @throws ApiError NOT_FOUND, LIMIT_REACHED, and those of `resolveLines` and `readSteps`
 */
export async function createModified(
  ctx: UserCtx<'db' | 'urls'>,
  input: RecipeModifiedInput,
): Promise<RecipeModifiedDetail> {
  const slug = await transaction(ctx, async (ctx) => {
    if ((await lockAndCount(ctx.db, ctx.actor.guid)) >= MODIFIED_RECIPES_MAX) throw new ApiError('LIMIT_REACHED')
    const original = await lockOriginal(ctx.db, ctx.actor.guid, input.original)
    if (original === null) throw new ApiError('NOT_FOUND')
    const { ingredients, free_lines } = original
    const { derived, rows } = await resolveLines(ctx, input.ingredients, ingredients, free_lines.length)
    const values = {
      slug: newSlug(input.name),
      user: ctx.actor.guid,
      original: input.original,
      note: input.note,
      free_lines,
      portion_size: input.portion_size,
      steps: ownSteps(input.steps) ?? null,
      ...named(input.name),
      ...deriveTotals(derived, input.portion_size, free_lines),
    }
    const guid = await insertModified(ctx.db, values)
    if (guid === null) throw new Error(`The slug ${values.slug} is taken`)
    await insertLines(ctx.db, { guid, original: input.original }, withReplaced(rows, input.ingredients))
    return values.slug
  })
  return readModified(ctx, slug)
}

/**
 * Changes the user's modified recipe. Totals are recomputed where lines or portions change.
 * @throws ApiError NOT_FOUND, CHANGED_ELSEWHERE where its version is no longer the given one, and those of `resolveLines` and `readSteps`
 */
export async function changeModified(
  ctx: UserCtx<'db' | 'urls'>,
  { slug, patch }: { slug: string; patch: RecipeModifiedPatch },
): Promise<RecipeModifiedDetail> {
  await transaction(ctx, async (ctx) => {
    const held = await lockModified(ctx.db, ctx.actor.guid, slug)
    if (held === null) throw new ApiError('NOT_FOUND')
    requireAsSeen(patch.version, held.version)
    const { name, note, portion_size } = patch
    const totals = await replaceLines(ctx, held, patch)
    await updateModified(ctx.db, held.guid, {
      note,
      portion_size,
      steps: ownSteps(patch.steps),
      ...(name === undefined ? {} : named(name)),
      ...totals,
    })
  })
  return readModified(ctx, slug)
}

/** The totals of the new lines; nothing where neither lines nor portions change. */
async function replaceLines(ctx: UserCtx<'db'>, held: Held, { ingredients, portion_size }: RecipeModifiedPatch) {
  if (ingredients === undefined && portion_size === undefined) return {}
  const kept = held.lines.map(({ ingredient }) => ingredient)
  const lines = ingredients ?? held.lines
  const { derived, rows } = await resolveLines(ctx, lines, kept, held.free_lines.length)
  await deleteLines(ctx.db, held.guid)
  await insertLines(ctx.db, held, withReplaced(rows, lines))
  return deriveTotals(derived, portion_size ?? held.portion_size, held.free_lines)
}

/** The rows with what they take the place of. */
function withReplaced(rows: readonly LineValues[], lines: readonly ModifiedLine[]): ModifiedLineValues[] {
  return rows.map((row) => ({ ...row, instead_of: lines[row.position]?.instead_of ?? null }))
}

/** Steps as they are stored; null for the original's, undefined where nothing is said of them. */
function ownSteps(given: unknown): OwnSteps | null | undefined {
  if (given === undefined || given === null) return given
  return Object.fromEntries(readSteps(given).map(({ number, ...step }) => [number, step]))
}

/** @throws ApiError NOT_FOUND */
export async function removeModified(ctx: UserCtx<'db'>, slug: string): Promise<void> {
  if (!(await deleteModified(ctx.db, ctx.actor.guid, slug))) throw new ApiError('NOT_FOUND')
}

function named(name: string) {
  return { name, search_name: normalizeSearch(name) }
}

/** Many users modify one recipe under one name, so slugs get a random part. */
function newSlug(name: string): string {
  const words = makeSlug(name).slice(0, SLUG_NAME_MAX).replace(/-+$/, '') || 'uprava'
  return `${words}-${randomBytes(5).toString('hex')}`
}

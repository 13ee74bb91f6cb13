import { isDeepStrictEqual } from 'node:util'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { NewRecipe, RecipePatch } from '@zivina/contract/catalogue/recipes/write'
import type { CodedError } from '@zivina/contract/kernel/errors'
import { RECIPES_MAX } from '@zivina/contract/kernel/limits'
import { recipe } from '@zivina/db/schema/catalogue/recipe'
import { violatedConstraint } from '@zivina/db/unique-violation'
import { requireAtMost } from '#api/account/identity/users/sql.ts'
import { findPrivate, submitFoods } from '#api/catalogue/ingredients/write/service.ts'
import { asOwner } from '#api/kernel/access/ownership.ts'
import { ApiError, FieldErrors } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { type ResolvedLines, resolveLines } from '../lines/service.ts'
import { readRecipe } from '../read/service.ts'
import { readSteps, type StepValues } from '../steps/service.ts'
import { type RecipeFacts, recipeValues } from './derived-values.ts'
import { photosToStore } from './photos.ts'
import {
  type EditedParts,
  type EditedRecipe,
  guidsOf,
  insertRecipe,
  lockRecipe,
  type NamedFood,
  selectMentioned,
  selectParts,
  updateRecipe,
} from './queries.ts'
import { slugBase, slugCandidates } from './slug-candidates.ts'

/** Recipes with one name created at the same time want one slug: the later ones try again, and at last use a unique one. */
const SLUG_TRIES = 4

/**
 * Creates a pending recipe with its lines, steps and totals in one transaction. A guid that exists is a repeated attempt: that
 * recipe then gets the content of this attempt, so that nothing typed is lost.
 *
 * @throws ApiError those of `resolveLines` and `readSteps`, FREE_LINES, TAG_DOESNT_EXIST, LIMIT_REACHED, UNIQUE where the guid belongs to another user
 */
export async function createRecipe(
  ctx: UserCtx<'db' | 'urls' | 'images' | 'recompute'>,
  input: NewRecipe,
): Promise<RecipeDetail> {
  const slug = await withFreeSlug(ctx, (ctx, isLast) => insertOrRepeat(ctx, input, isLast))
  return readRecipe(ctx, slug)
}

function insertOrRepeat(
  ctx: UserCtx<'db' | 'urls' | 'images' | 'recompute'>,
  input: NewRecipe,
  isLast: boolean,
): Promise<string> {
  const { guid } = input
  return createOnce({
    is_named: guid !== undefined,
    find: async () => (guid === undefined ? null : lockRecipe(ctx.db, { guid }, asOwner(ctx.actor.guid))),
    make: () => insertNew(ctx, input, isLast),
    repeat: (former) => repeat(ctx, former, input),
  })
}

/** @returns the slug; null where the guid is taken */
async function insertNew(
  ctx: UserCtx<'db' | 'urls' | 'images' | 'recompute'>,
  { guid, ingredients, steps: given, photos, image1, image2, ...said }: NewRecipe,
  isLast: boolean,
): Promise<string | null> {
  refusePublished(said)
  const { unknown, private_foods } = await selectMentioned(ctx.db, ctx.actor.guid, said.tags, ingredients)
  await submitWith(ctx, said, ingredients, private_foods)
  const resolved = await resolveLines(ctx, ingredients, [], said.free_lines.length)
  const steps = readSteps(given)
  refuseUnknownTags(unknown)
  const facts: RecipeFacts = {
    ...said,
    photos: await photosToStore(ctx, { photos, image1, image2 }, { photos: [], guid, slug: null }),
  }
  const own = { creator: ctx.actor.guid, status: 'Pending' as const, ...(guid === undefined ? {} : { guid }) }
  const parts = { lines: resolved.rows, steps, editor: ctx.actor.guid }
  const prepared = { steps: textsOf(steps), confirmed: [] }
  const values = { ...recipeValues(facts, resolved, prepared), ...own }
  const slug = await insertRecipe(ctx.db, values, slugCandidates(facts.name, isLast), parts)
  // Admins write the catalogue itself.
  if (!ctx.actor.is_admin) await requireAtMost(ctx.db, recipe.creator, ctx.actor.guid, RECIPES_MAX)
  return slug
}

/**
 * Repeats an attempt on the recipe it created before, which stays at its first version. A recipe changed since then is not
 * touched.
 */
function repeat(
  ctx: UserCtx<'db' | 'urls' | 'images' | 'recompute'>,
  own: EditedRecipe,
  input: NewRecipe,
): Promise<string> {
  const { guid: _guid, ...patch } = input
  return applyPatch(ctx, { ...own, version: own.version - 1 }, { ...patch, version: 0 })
}

/**
 * Changes the user's own recipe (an admin: any that is not private); absent fields stay unchanged. Unless an admin does it, it
 * becomes pending; one made private always does, and so leaves every public list.
 * Totals are computed with the ingredients' present values in the same transaction.
 *
 * @throws ApiError NOT_FOUND where it belongs to another user, CHANGED_ELSEWHERE where `version` is outdated, FREE_LINES
 */
export async function changeRecipe(
  ctx: UserCtx<'db' | 'urls' | 'images' | 'recompute'>,
  { slug, patch }: { slug: string; patch: RecipePatch },
): Promise<RecipeDetail> {
  const present = await withFreeSlug(ctx, async (ctx, isLast) => {
    const own = await lockRecipe(ctx.db, { slug }, ctx.actor)
    if (own === null) throw new ApiError('NOT_FOUND')
    return applyPatch(ctx, own, patch, isLast)
  })
  return readRecipe(ctx, present)
}

async function applyPatch(
  ctx: UserCtx<'db' | 'urls' | 'images' | 'recompute'>,
  own: EditedRecipe,
  { version, ingredients, steps: given, photos, image1, image2, ...said }: RecipePatch,
  isLast = false,
): Promise<string> {
  requireAsSeen(version, own.version)
  const { slug: _slug, status, status_note, version: _version, guid, ...former } = own
  const parts = await selectParts(ctx.db, guid, said.tags ?? [])
  refuseUnknownTags(parts.unknown)
  const kept = parts.lines.map(({ ingredient }) => ingredient)
  const changed = { ...former, ...withoutUndefined(said) }
  refusePublished(changed)
  const lines = ingredients ?? parts.lines
  if (!changed.is_private) await submitWith(ctx, changed, lines, await findPrivate(ctx, guidsOf(lines)))
  const resolved = await resolveLines(ctx, lines, kept, changed.free_lines.length, guid)
  const steps = given === undefined ? [] : readSteps(given)
  const is_prepared_anew =
    !isSamePreparation(parts, resolved, given === undefined ? parts.steps : steps) ||
    !isDeepStrictEqual(changed.free_lines, former.free_lines)
  const facts: RecipeFacts = { ...changed, photos: await photosToStore(ctx, { photos, image1, image2 }, own) }
  const isDecided = ctx.actor.is_admin && !facts.is_private
  const decided = isDecided ? { status, status_note } : { status: 'Pending' as const, status_note: '' }
  const candidates = slugBase(facts.name) === slugBase(own.name) ? null : slugCandidates(facts.name, isLast)
  const prepared = {
    steps: textsOf(given === undefined ? parts.steps : steps),
    confirmed: is_prepared_anew ? [] : parts.confirmed,
  }
  const values = { ...recipeValues(facts, resolved, prepared), ...decided, version: own.version + 1 }
  const written = { lines: resolved.rows, steps, editor: ctx.actor.guid, is_prepared_anew }
  const { slug, is_ingredient } = await updateRecipe(ctx.db, own, values, candidates, written)
  if (is_ingredient) await ctx.recompute.enqueue(ctx.db)
  return slug
}

/** Whether neither lines nor steps differ, so that a confirmation of how the dish is prepared still holds. */
function isSamePreparation(former: EditedParts, { rows }: ResolvedLines, steps: readonly StepValues[]): boolean {
  const dishOf = (lines: readonly { ingredient: string; amount: number | string; count_macros: boolean }[]) =>
    lines.map(({ ingredient, amount, count_macros }) => `${ingredient} ${Number(amount)} ${count_macros}`).sort()
  return isDeepStrictEqual([dishOf(former.lines), textsOf(former.steps)], [dishOf(rows), textsOf(steps)])
}

function textsOf(steps: readonly StepValues[]): string[] {
  return steps.flatMap(({ step_title, step_text }) => [step_title, step_text])
}

function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [K in keyof Fields]: Exclude<Fields[K], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [K in keyof Fields]: Exclude<Fields[K], undefined> }
}

/** Only the author knows what is in a line that names no food, so such a recipe cannot be submitted. */
function refusePublished({ is_private, free_lines }: Pick<RecipeFacts, 'is_private' | 'free_lines'>): void {
  if (!is_private && free_lines.length > 0) throw new ApiError('FREE_LINES')
}

/**
 * A recipe that is submitted takes its author's private foods with it, as a moderator could not judge it without them.
 * @throws FieldErrors at `ingredients.N.ingredient`: DUPLICATE_INGREDIENT where a public food has the name of one of them
 */
async function submitWith(
  ctx: UserCtx<'db'>,
  { is_private }: Pick<RecipeFacts, 'is_private'>,
  lines: readonly { ingredient: string }[],
  private_foods: readonly NamedFood[],
): Promise<void> {
  const taken = is_private ? [] : await submitFoods(ctx, private_foods)
  if (taken.length === 0) return
  const refused = lines.flatMap(({ ingredient }, position) => (taken.includes(ingredient) ? [position] : []))
  throw new FieldErrors(Object.fromEntries(refused.map((position) => [`ingredients.${position}.ingredient`, [TAKEN]])))
}

const TAKEN = {
  code: 'DUPLICATE_INGREDIENT',
  message:
    'Surovina s\u00a0názvem jedné z\u00a0vašich už je pro všechny. Vezměte do receptu tu, nebo svou v\u00a0Mých surovinách přejmenujte.',
} as const satisfies CodedError

function refuseUnknownTags(unknown: number): void {
  if (unknown > 0) throw new ApiError('TAG_DOESNT_EXIST')
}

/** @param work called with whether it is the last attempt */
async function withFreeSlug<Context extends Ctx<'db'>>(
  ctx: Context,
  work: (ctx: Context, isLast: boolean) => Promise<string>,
  tries = SLUG_TRIES,
): Promise<string> {
  try {
    return await transaction(ctx, (ctx) => work(ctx, tries === 1))
  } catch (error) {
    if (tries === 1 || violatedConstraint(error) !== 'recipe_slug_unique') throw error
    return withFreeSlug(ctx, work, tries - 1)
  }
}

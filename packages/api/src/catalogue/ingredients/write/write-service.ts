import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { IngredientPatch, NewIngredient } from '@zivina/contract/catalogue/ingredients/write'
import { INGREDIENTS_MAX } from '@zivina/contract/kernel/limits'
import { normalizeSearch } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import { ingredient } from '@zivina/db/schema/catalogue/ingredient'
import { makeSlug } from '@zivina/db/slug'
import { violatedConstraint } from '@zivina/db/unique-violation'
import { requireAtMost } from '#api/account/identity/users/sql.ts'
import { asOwner } from '#api/kernel/access/ownership.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { readPersonal } from '../read/service.ts'
import { changeVersioned, isVersioned } from '../versions/service.ts'
import { requireClassifier } from './policy.ts'
import {
  type IngredientRow,
  type IngredientValues,
  insertIngredient,
  isBarcodeTaken,
  type LockedText,
  lockIngredient,
  lockTexts,
  type NamedIngredient,
  type Owner,
  publishIngredient,
  selectOwnPrivate,
  selectPublicNames,
  selectReferences,
  updateIngredient,
} from './queries.ts'
import { changedFacts, emptyFacts, type Facts } from './values.ts'

const SLUG_MAX = 100
const NAME_INDEXES = ['ingredient_public_name', 'ingredient_private_name']

/**
 * Creates a pending ingredient; its author can use it at once. A guid that exists is a repeated attempt: that ingredient then
 * gets the values of this attempt, so that nothing typed is lost.
 *
 * @throws ApiError DUPLICATE_INGREDIENT, MISSING_SUB_FOOD_CAT, LIMIT_REACHED, UNIQUE where the guid belongs to another user,
 * USER_PERMISSION_DENIED where a user sends what only admins may
 * @throws FieldErrors where values are impossible or contradict each other
 */
export async function createIngredient(
  ctx: UserCtx<'db' | 'recompute' | 'urls'>,
  { guid, ...input }: NewIngredient,
): Promise<PersonalIngredient> {
  requireClassifier(ctx.actor, input)
  const made = await withNamesake(() =>
    transaction(ctx, async (ctx) => {
      // Texts are always locked before the row: otherwise one attempt could hold the row and wait for the name, and another the
      // other way round.
      const own_guid = guid === undefined ? [] : [{ kind: 'guid' as const, text: guid.toLowerCase() }]
      await lockTexts(ctx.db, [...own_guid, nameText(input.name)])
      return createOnce({
        is_named: guid !== undefined,
        find: async () => (guid === undefined ? null : lockIngredient(ctx.db, guid, asOwner(ctx.actor.guid))),
        make: () => insertNew(ctx, { guid, ...input }),
        // It may have been submitted since the first attempt.
        repeat: (former) => applyPatch(ctx, former, { ...input, is_private: former.is_private }),
      })
    }),
  )
  return readPersonal(ctx, made)
}

/** @returns the guid; null where it is taken */
async function insertNew(ctx: UserCtx<'db'>, { guid, ...input }: NewIngredient): Promise<string | null> {
  const is_private = (input.is_private ?? false) && !ctx.actor.is_admin
  const owner = { creator: ctx.actor.guid, is_private }
  const values = await checkedValues(ctx, changedFacts(emptyFacts(input.weight_units), input), guid ?? null, owner)
  const own = {
    creator: ctx.actor.guid,
    status: 'Pending' as const,
    is_private,
    ...(guid === undefined ? {} : { guid }),
  }
  const slug = slugOf(values.name)
  const unique = `${slug}-${uniquePart()}`
  // The nice address is for those that others see.
  const made = await insertIngredient(ctx.db, { ...values, ...own }, [is_private ? unique : slug, unique])
  // Admins write the catalogue itself.
  if (!ctx.actor.is_admin) await requireAtMost(ctx.db, ingredient.creator, ctx.actor.guid, INGREDIENTS_MAX)
  return made
}

/**
 * Changes the user's own ingredient (an admin: any); absent fields stay unchanged. Unless an admin does it, it becomes pending,
 * and until its approval recipes of others keep the values they have.
 *
 * @throws ApiError NOT_FOUND where it belongs to another user, CHANGED_ELSEWHERE where `updated_at` is outdated, and those of
 * `createIngredient`
 */
export async function changeIngredient(
  ctx: UserCtx<'db' | 'recompute' | 'urls'>,
  { guid, patch: { updated_at, ...patch } }: { guid: string; patch: IngredientPatch },
): Promise<PersonalIngredient> {
  requireClassifier(ctx.actor, patch)
  await withNamesake(() =>
    transaction(ctx, async (ctx) => {
      const name = patch.name ?? (patch.is_private === false ? await privateName(ctx, guid) : undefined)
      const former = await lockIngredient(ctx.db, guid, ctx.actor, name === undefined ? [] : [nameText(name)])
      if (former === null) throw new ApiError('NOT_FOUND')
      requireAsSeen(updated_at, former.updated_at)
      return applyPatch(ctx, former, patch)
    }),
  )
  return readPersonal(ctx, guid)
}

/** @param former locked, after the name it may get */
async function applyPatch(
  ctx: UserCtx<'db' | 'recompute'>,
  former: IngredientRow,
  patch: Omit<IngredientPatch, 'updated_at' | 'is_private'> & { is_private?: boolean | undefined },
): Promise<string> {
  const { guid } = former
  const facts = changedFacts(former, patch)
  const isPublic = ctx.actor.is_admin && former.status === 'Approved'
  const barcodes = isPublic && isOther(former, 'barcodes', facts.barcodes) ? (facts.barcodes ?? []) : []
  await lockTexts(ctx.db, barcodes.map(barcodeText))
  const is_published = former.is_private && patch.is_private === false
  const owner = { creator: former.creator, is_private: former.is_private && !is_published }
  const values = await checkedValues(ctx, facts, guid, owner, barcodes)
  const changed = Object.fromEntries(Object.entries(values).filter(([column, value]) => isOther(former, column, value)))
  if (Object.keys(changed).length === 0) return guid
  const decided = ctx.actor.is_admin ? {} : { status: 'Pending' as const, status_note: '' }
  if (isVersioned(Object.keys(changed))) await changeVersioned(ctx.db, guid, { ...changed, ...decided }, ctx.recompute)
  else await updateIngredient(ctx.db, guid, { ...changed, ...decided })
  if (is_published) await publishIngredient(ctx.db, guid, slugOf(values.name))
  return guid
}

/** The name under which a private food of the user would be published. */
async function privateName(ctx: UserCtx<'db'>, guid: string): Promise<string | undefined> {
  const [own] = await findPrivate(ctx, [guid])
  return own?.name
}

/** The private foods of the user among these, as far as they are known before they are locked. */
export function findPrivate({ db, actor }: UserCtx<'db'>, guids: readonly string[]): Promise<NamedIngredient[]> {
  return selectOwnPrivate(db, guids, actor.guid, false)
}

/**
 * Submits private foods of the user: a recipe with them goes to those who judge it. Call it before the lines of the recipe are read: it
 * locks the foods for a change, which they could not be any more once two recipes share them.
 * @returns guids of those that cannot be submitted, as a public food has their name; then nothing is submitted
 */
export async function submitFoods({ db, actor }: UserCtx<'db'>, named: readonly NamedIngredient[]): Promise<string[]> {
  if (named.length === 0) return []
  await lockTexts(
    db,
    named.map(({ name }) => nameText(name)),
  )
  const guids = named.map(({ guid }) => guid)
  const own = await selectOwnPrivate(db, guids, actor.guid, true)
  const names = own.map(({ name }) => normalizeSearch(name))
  const found = names.length === 0 ? [] : await selectPublicNames(db, names)
  const taken = new Set(found.map((name) => normalizeSearch(name)))
  const refused = own.filter(({ name }) => taken.has(normalizeSearch(name))).map(({ guid }) => guid)
  if (refused.length === 0) for (const { guid, name } of own) await publishIngredient(db, guid, slugOf(name))
  return refused
}

function isOther(former: IngredientRow, column: string, value: unknown): boolean {
  return JSON.stringify(former[column as keyof IngredientRow]) !== JSON.stringify(value)
}

/**
 * The name of a private food is its owner's only once; that of any other is among those that others may see, and among its owner's, only once.
 *
 * @param self the ingredient itself, which is no duplicate of itself
 * @param barcodes locked: those that no other approved ingredient may have
 */
async function checkedValues(
  ctx: UserCtx<'db'>,
  { sub_food_category, ...facts }: Facts,
  self: string | null,
  owner: Owner,
  barcodes: readonly string[] = [],
): Promise<IngredientValues> {
  const matched_with = facts.matched_with ?? null
  const name = normalizeSearch(facts.name)
  const found = await selectReferences(
    ctx.db,
    { self, sub_food_category, matched_with, name, barcodes, owner },
    ctx.actor,
  )
  if (sub_food_category === null || !found.category) throw new ApiError('MISSING_SUB_FOOD_CAT')
  if (matched_with !== null && (!found.matched || matched_with === self)) {
    throw fieldError('matched_with', 'invalid_format')
  }
  const namesakes = found.namesakes.filter((other) => normalizeSearch(other.name) === name)
  if (namesakes.some(({ guid }) => guid !== self?.toLowerCase())) throw new ApiError('DUPLICATE_INGREDIENT')
  if (found.barcode_taken) throw new ApiError('UNIQUE')
  return { ...facts, sub_food_category }
}

/** Two names are the same if they differ only in case, accents and spaces. */
function nameText(name: string): LockedText {
  return { kind: 'name', text: normalizeSearch(name) }
}

/**
 * Requires that no other approved ingredient has a barcode; pending ones may.
 * @throws ApiError UNIQUE
 */
export async function refuseTakenBarcodes(db: Db, guid: string, barcodes: readonly string[]): Promise<void> {
  if (barcodes.length === 0) return
  await lockTexts(db, barcodes.map(barcodeText))
  if (await isBarcodeTaken(db, guid, barcodes)) throw new ApiError('UNIQUE')
}

function barcodeText(text: string): LockedText {
  return { kind: 'barcode', text }
}

function slugOf(name: string): string {
  return makeSlug(name).slice(0, SLUG_MAX) || 'surovina'
}

/** A random part that makes a slug unique. */
function uniquePart(): string {
  return crypto.randomUUID().slice(0, 8)
}

async function withNamesake<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (NAME_INDEXES.includes(violatedConstraint(error) ?? '')) throw new ApiError('DUPLICATE_INGREDIENT')
    throw error
  }
}

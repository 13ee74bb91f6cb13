import { findText } from '@zivina/content/find-text'
import { EMPTY_LIBRARY, fileKey } from '@zivina/content/library'
import type { TextKind } from '@zivina/contract/content/content-kinds'
import type { EditableText } from '@zivina/contract/content/edited-texts'
import { EDITED_TEXTS_MAX, TEXT_VERSIONS_MAX } from '@zivina/contract/kernel/limits'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { type EditingContext, inspectText, keptCover } from './inspect.ts'
import { linksTo, openOf, shownOf } from './managed-present.ts'
import { readEditable } from './managed-service.ts'
import * as queries from './queries.ts'

type Place = { kind: TextKind; slug: string }
/** When a version last changed as the administrator saw it; null where they saw none. */
type Seen = { updated_at: string | null }
type ChangingContext = EditingContext & { actor: UserActor }

type Draft = { source: string; reason: string; takes_file: boolean; is_new: boolean }

/**
 * Saves a text as its draft, whether it can be read or not. A scheduled version becomes a draft again.
 * @throws ApiError NOT_FOUND; CHANGED_ELSEWHERE; UNIQUE where a new article has the address of another one; LIMIT_REACHED
 */
export async function saveDraft(
  ctx: ChangingContext,
  place: Place,
  { source, reason, takes_file, is_new, updated_at }: Seen & Draft,
): Promise<EditableText> {
  const { library = EMPTY_LIBRARY } = ctx
  const file = library.files.get(fileKey(place.kind, place.slug))?.hash ?? null
  if (is_new && file !== null) throw new ApiError('UNIQUE')
  await changing(ctx, place, { updated_at, begins: true }, async (ctx, { text, versions, open, shown }) => {
    const { db, actor } = ctx
    const cover_image = await keptCover(ctx, source)
    const written = { source, cover_image, reason, title: titleOf(source), by: actor.guid }
    if (open) {
      const base_hash = takes_file ? file : open.base_hash
      await queries.updateVersion(db, open.guid, { ...written, base_hash, published_at: null, claims_reason: '' })
      return { before: stateOf(open), after: { version: open.number, published_at: null }, reason }
    }
    const number = nextNumber(versions)
    const base_hash = takes_file || !shown ? file : shown.base_hash
    await queries.insertVersion(db, { ...written, text: text.guid, number, base_hash })
    return { before: {}, after: { version: number, published_at: null }, reason }
  })
  return readEditable(ctx, place)
}

/**
 * Publishes the draft from a moment on, or now; a moment that has passed is now.
 * @throws ApiError NOT_FOUND where nothing waits; CHANGED_ELSEWHERE; TEXT_NOT_READY; FieldErrors where claims have neither a source
 * nor a reason
 */
export async function publishText(
  ctx: ChangingContext,
  place: Place,
  { published_at, claims_reason, updated_at }: Seen & { published_at: string | null; claims_reason: string },
): Promise<void> {
  // Read before the transaction, which holds the row: a draft that changes meanwhile is not as it was seen.
  const source = await queries.selectOpenSource(ctx.db, place.kind, place.slug)
  if (source === null) throw new ApiError(updated_at === null ? 'NOT_FOUND' : 'CHANGED_ELSEWHERE')
  const { problems, claims } = await inspectText(ctx, { ...place, source })
  await changing(ctx, place, { updated_at, begins: false }, async ({ db }, { open }) => {
    if (!open) throw new ApiError('NOT_FOUND')
    if (problems.length > 0) throw new ApiError('TEXT_NOT_READY')
    if (claims.length > 0 && claims_reason === '') throw fieldError('claims_reason', 'required')
    await queries.publishVersion(db, open.guid, { from: published_at, claims_reason })
    const after = { version: open.number, published_at: published_at ?? new Date().toISOString() }
    return { before: stateOf(open), after, reason: claims_reason || open.reason }
  })
}

/**
 * Takes a text off the site. What waits to be published stays.
 * @throws ApiError NOT_FOUND where it is not on the site; CHANGED_ELSEWHERE; TEXT_IS_LINKED; LIMIT_REACHED
 */
export async function withdrawText(
  ctx: ChangingContext,
  place: Place,
  { reason, accepts_links, updated_at }: Seen & { reason: string; accepts_links: boolean },
): Promise<void> {
  const { kind, slug } = place
  const library = await ctx.readLibrary()
  const isThis = (text: { slug: string }) => text.slug === slug
  const current = (kind === 'article' ? library.articles : library.guides).find(isThis)
  if (!current) throw new ApiError('NOT_FOUND')
  if (!accepts_links && linksTo(library, kind, slug).length > 0) throw new ApiError('TEXT_IS_LINKED')
  const file = (ctx.library ?? EMPTY_LIBRARY).files.get(fileKey(kind, slug))
  await changing(ctx, place, { updated_at, begins: true }, async ({ db, actor }, { text, versions, shown }) => {
    const source = shown ? await queries.selectSource(db, text.guid, shown.number) : file?.source
    if (shown?.is_withdrawn || source == null) throw new ApiError('NOT_FOUND')
    const number = nextNumber(versions)
    const cover_image = shown?.cover_image ?? null
    const values = { text: text.guid, number, source, cover_image, title: current.title, reason, by: actor.guid }
    const base_hash = shown ? shown.base_hash : (file?.hash ?? null)
    await queries.insertVersion(db, { ...values, base_hash, is_withdrawn: true, published_at: new Date() })
    return { before: { is_withdrawn: false }, after: { is_withdrawn: true, version: number }, reason }
  })
}

/**
 * Throws away the version that is not public yet; a text without another one is forgotten.
 * @throws ApiError NOT_FOUND where nothing waits; CHANGED_ELSEWHERE
 */
export async function discardDraft(ctx: ChangingContext, place: Place, seen: Seen): Promise<void> {
  await changing(ctx, place, { ...seen, begins: false }, async ({ db }, { text, versions, open }) => {
    if (!open) throw new ApiError('NOT_FOUND')
    await queries.deleteVersion(db, open.guid)
    if (versions.length === 1) await queries.deleteText(db, text.guid)
    return { before: stateOf(open), after: {}, reason: '' }
  })
}

/** A locked text with its versions. */
type Locked = {
  text: queries.TextRow
  versions: readonly queries.VersionRow[]
  open: queries.VersionRow | undefined
  shown: queries.VersionRow | undefined
}
type Recorded = { before: Record<string, unknown>; after: Record<string, unknown>; reason: string }

/** Changes a text as it was seen, with its row locked, and records what changed. */
function changing(
  ctx: ChangingContext,
  place: Place,
  { updated_at, begins }: Seen & { begins: boolean },
  work: (ctx: ChangingContext, locked: Locked) => Promise<Recorded>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { db, actor } = ctx
    const text = (await lockSeen(ctx, place, updated_at)) ?? (begins ? await begin(ctx, place) : null)
    if (text === null) throw new ApiError('NOT_FOUND')
    const now = new Date()
    const versions = await queries.selectVersions(db, text.guid)
    const locked = { text, versions, open: openOf(versions, now), shown: shownOf(versions, now) }
    const changed = await work(ctx, locked)
    await queries.touchText(db, text.guid)
    await recordChange({ db, actor }, { noun: 'edited_text', guid: text.guid, ...changed })
  })
}

async function lockSeen(
  { db }: Pick<ChangingContext, 'db'>,
  { kind, slug }: Place,
  updated_at: string | null,
): Promise<queries.TextRow | null> {
  const text = await queries.lockText(db, kind, slug)
  if (text === null && updated_at !== null) throw new ApiError('CHANGED_ELSEWHERE')
  if (text !== null) {
    if (updated_at === null) throw new ApiError('CHANGED_ELSEWHERE')
    requireAsSeen(updated_at, text.updated_at)
  }
  return text
}

/** The first version of a text makes its row: of a file, or of an article whose address is free. */
async function begin(ctx: ChangingContext, { kind, slug }: Place): Promise<queries.TextRow> {
  const { db, library = EMPTY_LIBRARY } = ctx
  if (!library.files.has(fileKey(kind, slug))) {
    if (kind === 'guide') throw new ApiError('NOT_FOUND')
    if (findText((await ctx.readLibrary()).articles, slug)) throw new ApiError('UNIQUE')
  }
  if ((await queries.countTexts(db)) >= EDITED_TEXTS_MAX) throw new ApiError('LIMIT_REACHED')
  const text = await queries.insertText(db, kind, slug)
  // Two began it at once, and the other one was first.
  if (text === null) throw new ApiError('CHANGED_ELSEWHERE')
  return text
}

function nextNumber(versions: Locked['versions']): number {
  if (versions.length >= TEXT_VERSIONS_MAX) throw new ApiError('LIMIT_REACHED')
  return Math.max(0, ...versions.map(({ number }) => number)) + 1
}

const stateOf = ({ number, published_at }: queries.VersionRow) => ({
  version: number,
  published_at: published_at?.toISOString() ?? null,
})

/** The title of a text that may not be readable yet. */
function titleOf(source: string): string {
  const title = /^title: *(.*)$/m.exec(source)?.[1]?.trim() ?? ''
  return title.replace(/^(["'])(.*)\1$/, '$2').slice(0, 120)
}

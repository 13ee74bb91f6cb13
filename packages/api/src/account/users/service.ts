import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { User, UserPatch } from '@zivina/contract/account/users'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError, codedField, FieldErrors, fieldError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { checkPhotoUrls } from '#api/media/images/check-photo-urls.ts'
import { changesOf, givesBodyData, problemsOf } from './change.ts'
import { requireOwn } from './policy.ts'
import { presentUser } from './present.ts'
import { deleteMeasurements, lockUser, selectUser, type UserRow, updateUser, upsertWeight } from './queries/account.ts'
import { type ConsentDecision, recordConsents } from './queries/consent.ts'
import * as heirs from './queries/heir.ts'
import { refuseTaken } from './taken.ts'

type Places = Ctx<'urls' | 'images'>

/** The logged-in user's account. */
export async function getUser(ctx: UserCtx<'db' | 'urls'>, guid: string): Promise<User> {
  requireOwn(ctx.actor, guid)
  const row = await selectUser(ctx.db, ctx.actor.guid)
  if (!row) throw new ApiError('NOT_FOUND')
  return presentUser(row, calendarDay(new Date()), ctx.urls)
}

/**
 * Changes the logged-in user's account and returns its new state, including targets. A change that is refused in one field
 * changes nothing.
 */
export async function changeUser(
  db: Db,
  actor: UserActor,
  input: { guid: string; patch: UserPatch; places: Places },
): Promise<User> {
  requireOwn(actor, input.guid)
  const now = new Date()
  const today = calendarDay(now)
  const problems = problemsOf(input.patch, today)
  if (problems.length > 0) {
    throw new FieldErrors(Object.fromEntries(problems.map(([field, code]) => [field, [codedField(field, code)]])))
  }
  const row = await refuseTaken(() =>
    db.transaction(async (tx) => {
      const before = await lockUser(tx, actor.guid)
      if (!before) throw new ApiError('NOT_FOUND')
      const image = await checkPortrait(tx, actor, before, input)
      return applyPatch(tx, before, { ...input.patch, ...image }, now)
    }),
  )
  return presentUser(row, today, input.places.urls)
}

/** The stored form of the portrait: a picture that its owner uploaded, or none. */
async function checkPortrait(
  tx: Db,
  actor: UserActor,
  before: UserRow,
  { patch, places }: { patch: UserPatch; places: Places },
): Promise<Pick<UserPatch, 'image'>> {
  if (patch.image === undefined || patch.image === null) return {}
  const kept = before.image === null ? [] : [before.image]
  const [image = null] = await checkPhotoUrls({ ...places, db: tx }, actor, [patch.image], {
    folder: `users/${actor.guid}`,
    kept,
  })
  return { image }
}

async function applyPatch(tx: Db, before: UserRow, patch: UserPatch, now: Date): Promise<UserRow> {
  const consented = patch.health_data_consent ?? before.health_data_consent_at !== null
  if (!consented && givesBodyData(patch)) throw fieldError('health_data_consent', 'accept')
  await updateUser(tx, before.guid, changesOf(patch, now))
  await keepDecisions(tx, before, patch)
  if (patch.weight !== undefined && consented) await upsertWeight(tx, before.guid, calendarDay(now), patch.weight)
  const after = await selectUser(tx, before.guid)
  if (!after) throw new ApiError('NOT_FOUND')
  return after
}

async function keepDecisions(tx: Db, before: UserRow, patch: UserPatch): Promise<void> {
  const given = { newsletter: patch.newsletter, health_data: patch.health_data_consent }
  const decisions = (['newsletter', 'health_data'] as const)
    .filter((kind) => given[kind] !== undefined)
    .map((kind): ConsentDecision => ({ kind, version: given[kind] ? CONSENT_VERSIONS[kind] : null }))
  await recordConsents(tx, before.guid, decisions)
  if (patch.health_data_consent === false) await deleteMeasurements(tx, before.guid)
}

/** The account of deleted users, which inherits the content that others use; made when first needed. @returns its guid */
export function ensureHeir(db: Db): Promise<string> {
  return heirs.ensureHeir(db)
}

import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { User, UserPatch } from '@zivina/contract/account/users'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { usualWeights } from '@zivina/nutrition/body-mass-index'
import { type ConsentDecision, recordConsents } from '#api/account/identity/consents/sql.ts'
import { forgetTargets } from '#api/account/targets/sql.ts'
import { recordEvent } from '#api/kernel/audit/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError, codedField, FieldErrors, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { checkPhotoUrls } from '#api/media/images/service.ts'
import { changesOf, givesBodyData, problemsOf } from './change.ts'
import { requireOwn } from './policy.ts'
import { presentUser } from './present.ts'
import { lockConsent, lockUser, selectUser, type UserRow, updateUser } from './queries/account.ts'
import * as heirs from './queries/heir.ts'
import { lockExisting } from './sql.ts'
import { refuseTaken } from './taken.ts'
import { targetsOn } from './targets.ts'

type ChangeCtx = UserCtx<'db' | 'urls' | 'images' | 'declared'>

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
export async function changeUser(ctx: ChangeCtx, input: { guid: string; patch: UserPatch }): Promise<User> {
  requireOwn(ctx.actor, input.guid)
  const now = new Date()
  const today = calendarDay(now)
  const problems = problemsOf(input.patch, today)
  if (problems.length > 0) {
    throw new FieldErrors(Object.fromEntries(problems.map(([field, code]) => [field, [codedField(field, code)]])))
  }
  const row = await refuseTaken(() =>
    transaction(ctx, async (ctx) => {
      const before = await lockUser(ctx.db, ctx.actor.guid)
      if (!before) throw new ApiError('NOT_FOUND')
      const image = await checkPortrait(ctx, before, input.patch)
      return applyPatch(ctx, before, { ...input.patch, ...image }, now)
    }),
  )
  return presentUser(row, today, ctx.urls)
}

/** The stored form of the portrait: a picture that its owner uploaded, or none. */
async function checkPortrait(ctx: ChangeCtx, before: UserRow, patch: UserPatch): Promise<Pick<UserPatch, 'image'>> {
  if (patch.image === undefined || patch.image === null) return {}
  const kept = before.image === null ? [] : [before.image]
  const [image = null] = await checkPhotoUrls(ctx, ctx.actor, [patch.image], {
    folder: `users/${ctx.actor.guid}`,
    kept,
  })
  return { image }
}

async function applyPatch(
  { db, declared }: Pick<ChangeCtx, 'db' | 'declared'>,
  before: UserRow,
  patch: UserPatch,
  now: Date,
): Promise<UserRow> {
  const consented = patch.health_data_consent ?? before.health_data_consent_at !== null
  if (!consented && givesBodyData(patch)) throw fieldError('health_data_consent', 'accept')
  refuseUnderweightGoal(before, patch)
  await updateUser(db, before.guid, changesOf(patch, now))
  await keepDecisions(db, before, patch)
  for (const { weigh, forget } of declared.health_data) {
    if (patch.health_data_consent === false) await forget(db, before.guid)
    else if (patch.weight !== undefined && consented) {
      await weigh?.(db, before.guid, { day: calendarDay(now), weight: patch.weight })
    }
  }
  const after = await selectUser(db, before.guid)
  if (!after) throw new ApiError('NOT_FOUND')
  return after
}

/** A goal at which the person would be underweight is refused, with the least weight that is not. */
function refuseUnderweightGoal(before: UserRow, { goal_weight, height = before.height }: UserPatch): void {
  if (goal_weight === undefined || goal_weight === null) return
  if (height === null) throw fieldError('height', 'required')
  const { from } = usualWeights(height)
  if (goal_weight >= from) return
  const least = Math.ceil(from * 10) / 10
  throw new FieldErrors({ goal_weight: [codedField('goal_weight', 'goal_underweight', least)] })
}

async function keepDecisions(db: Db, before: UserRow, patch: UserPatch): Promise<void> {
  const given = { newsletter: patch.newsletter, health_data: patch.health_data_consent }
  const decisions = (['newsletter', 'health_data'] as const)
    .filter((kind) => given[kind] !== undefined)
    .map((kind): ConsentDecision => ({ kind, version: given[kind] ? CONSENT_VERSIONS[kind] : null }))
  await recordConsents(db, before.guid, decisions)
  if (patch.health_data_consent === false) await forgetTargets(db, before.guid)
}

/**
 * Locks an account as `lockPerson` does, before data about its person's health are written.
 * @throws ApiError `accept` at health_data_consent where the person did not consent to that
 */
export async function lockConsenting(db: Db, guid: string): Promise<void> {
  if (!(await lockConsent(db, guid))) throw fieldError('health_data_consent', 'accept')
}

/** Writes the present weight (kg) of an account that consents and is locked; targets follow it. */
export async function setWeight(db: Db, guid: string, weight: number): Promise<void> {
  await updateUser(db, guid, { account: {}, billing: null, body: { how: 'keep', columns: { weight } } })
}

/** Locks an account as `lockPerson` does. @returns whether there is one */
export async function lockAccount(db: Db, guid: string): Promise<boolean> {
  return lockExisting(db, guid)
}

/** The energy that an account aims at on a day, kJ unrounded; null while a required value is unknown. */
export async function readDailyTarget(db: Db, guid: string, day: string): Promise<number | null> {
  const row = await selectUser(db, guid)
  return row ? targetsOn(row, day).daily_kilojoules : null
}

/**
 * Gives a role to an account or takes it. Roles are read with every call, so the next one has the new ones already. The event
 * names who changed them, not from where: it is the changed person's own record.
 * @throws ApiError NOT_FOUND
 */
export async function setRole(
  ctx: UserCtx<'db'>,
  { guid, role, has }: { guid: string; role: 'admin' | 'affiliate'; has: boolean },
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const before = await lockUser(ctx.db, guid)
    if (!before) throw new ApiError('NOT_FOUND')
    const flag = role === 'admin' ? 'is_admin' : 'is_affiliate'
    if (before[flag] === has) return
    await updateUser(ctx.db, guid, { account: { [flag]: has }, billing: null, body: null })
    const roles = {
      is_admin: before.is_admin,
      is_super_admin: before.is_super_admin,
      is_affiliate: before.is_affiliate,
    }
    await recordEvent(
      ctx.db,
      'role_changed',
      guid,
      { address: '', device: '' },
      { ...roles, [flag]: has, by: ctx.actor.guid },
    )
    await recordChange(ctx, { noun: 'user', guid, before: { [flag]: !has }, after: { [flag]: has } })
  })
}

/** Says whether a locked account is banned. */
export async function setBanned(db: Db, guid: string, is_banned: boolean): Promise<void> {
  await updateUser(db, guid, { account: { is_banned }, billing: null, body: null })
}

/** The account of deleted users, which inherits the content that others use; made when first needed. @returns its guid */
export function ensureHeir(db: Db): Promise<string> {
  return heirs.ensureHeir(db)
}

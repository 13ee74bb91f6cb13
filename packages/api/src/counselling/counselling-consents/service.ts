import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { CounsellingConsent, HealthLook } from '@zivina/contract/counselling/counselling-consents'
import { CONSENT_DAYS_MAX, LOOK_YEARS } from '@zivina/contract/counselling/limits'
import type { Nutritionist } from '@zivina/contract/counselling/nutritionists'
import type { Db } from '@zivina/db/database'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { ConsentKind } from '@zivina/domain/counselling/consent-kinds'
import { lockAccount } from '#api/account/identity/users/service.ts'
import type { HealthData } from '#api/kernel/declared/health-data.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import type { ScheduledJob } from '#api/kernel/jobs/scheduled-job.ts'
import { type Listed, type Page, paged, whole } from '#api/kernel/lists/page.ts'
import {
  type ConsentRow,
  deleteLooksBefore,
  endAllConsents,
  endConsent,
  insertConsent,
  type LookRow,
  lockConsents,
  recordLooks,
  selectClient,
  selectConsents,
  selectLooks,
} from './queries.ts'

/** The nutritionists of a person, and what each may see now. */
export async function listConsents({ db, actor }: UserCtx<'db'>): Promise<Listed<CounsellingConsent>> {
  return whole(await selectConsents(db, actor.guid), presentConsent)
}

type Change = { nutritionist: string; kind: ConsentKind; until: string | null }

/** Permits a nutritionist to see a kind of data until a day, or no more. @throws ApiError NOT_FOUND; FieldErrors at `until` */
export async function changeConsent(
  ctx: UserCtx<'db'>,
  { nutritionist, kind, until }: Change,
): Promise<CounsellingConsent> {
  const today = calendarDay(new Date())
  if (until !== null && (until < today || until > addDays(today, CONSENT_DAYS_MAX))) throw fieldError('until', 'date')
  const user = ctx.actor.guid
  const of = nutritionist.toLowerCase()
  return transaction(ctx, async ({ db }) => {
    await lockAccount(db, user)
    const readOf = async () => (await selectConsents(db, user)).find(({ guid }) => guid === of)
    const before = await readOf()
    if (before === undefined) throw new ApiError('NOT_FOUND')
    await endConsent(db, user, of, kind)
    if (until !== null) {
      if ((await selectClient(db, user, of)) === null) throw new ApiError('NOT_FOUND')
      await insertConsent(db, { user, nutritionist: of, kind, until, version: CONSENT_VERSIONS.terms })
    }
    // Who is no client any more is listed as long as something is permitted: taking the last of it back answers what is left, nothing.
    return presentConsent((await readOf()) ?? { ...before, kinds: [] })
  })
}

const presentConsent = ({ guid, name, kinds }: ConsentRow): CounsellingConsent => ({
  nutritionist: { guid, name },
  kinds,
})

/** Who looked at one's own data. */
export async function listLooks({ db, actor }: UserCtx<'db'>, page: Page): Promise<Listed<HealthLook>> {
  return paged(await selectLooks(db, actor.guid, page), presentLook)
}

const presentLook = ({ guid, name, kind, looked_at }: LookRow): HealthLook => ({
  guid,
  nutritionist: name,
  kind,
  looked_at: looked_at.toISOString(),
})

/**
 * Looks at data of a client: locks what they permit, records a look at each kind that is permitted and asked for, and says what is
 * permitted. What is taken back later waits for the transaction that this is part of.
 */
export async function look(
  db: Db,
  { client, nutritionist, kinds }: { client: string; nutritionist: Nutritionist; kinds: readonly ConsentKind[] },
): Promise<ConsentRow['kinds']> {
  await lockConsents(db, client, nutritionist.guid)
  return recordLooks(db, { user: client, nutritionist: nutritionist.guid, name: nutritionist.name, kinds })
}

/** A client of a nutritionist who counsels now. @throws ApiError NOT_FOUND */
export async function requireClient(
  db: Db,
  client: string,
  guid: string,
): Promise<{ name: string; nutritionist: Nutritionist }> {
  const found = await selectClient(db, client, guid)
  if (found === null) throw new ApiError('NOT_FOUND')
  return { name: found.name, nutritionist: { guid, name: found.nutritionist_name } }
}

/** With the consent to data about health, what nutritionists may see ends too. */
export const consentsOfProfile: HealthData = { forget: endAllConsents }

export const lookCleanup: ScheduledJob = {
  name: 'health_look_cleanup',
  cron: '33 4 * * *',
  expireInSeconds: 900,
  run: ({ db }) => deleteLooksBefore(db, LOOK_YEARS),
}

import { GRANTS_MAX } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { addDays } from '@zivina/domain/calendar-day'
import { membershipOf } from '@zivina/domain/commerce/membership'
import { fixedTerm } from '@zivina/domain/commerce/periods'
import { renewingOf } from '#api/commerce/recurrences/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { insertGrant, selectGrants } from './queries.ts'

type Days = { begins: string; ends: string }

/**
 * The days of premium that points buy: from today, or from the day after what runs, so that none is lost. The account is locked.
 * @throws ApiError ALREADY_SUBSCRIBED where what runs has no end, or renews; LIMIT_REACHED
 */
export async function pointPremium(
  db: Db,
  user: string,
  { days, today }: { days: number; today: string },
): Promise<Days> {
  const grants = await selectGrants(db, user)
  if (grants.length >= GRANTS_MAX) throw new ApiError('LIMIT_REACHED')
  const { is_premium, expiry_date } = membershipOf(grants, today)
  // Days that a renewal would cover, too, would be worth nothing.
  const isCovered = (is_premium && expiry_date === null) || (await renewingOf(db, user)) !== null
  if (isCovered) throw new ApiError('ALREADY_SUBSCRIBED')
  return fixedTerm(expiry_date === null ? today : addDays(expiry_date, 1), days)
}

/** Gives the premium that points bought. The account is locked. */
export async function insertPointGrant(
  db: Db,
  user: string,
  { begins, ends, reason }: Days & { reason: string },
): Promise<void> {
  await insertGrant(db, { user, plan: 'premium', source: 'points', begins, ends, reason })
}

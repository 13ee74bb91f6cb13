import { EARNED_POINTS, type EarnedReason } from '@zivina/contract/account/earned-points'
import type { CREDIT_REASONS } from '@zivina/contract/account/point-reasons'
import type { PointCredit } from '@zivina/contract/account/points'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { presentCredit } from './present.ts'
import {
  insertEarned,
  insertEntry,
  insertRefunded,
  insertTakenBack,
  lockPoints,
  selectBalance,
  selectCredits,
} from './queries.ts'

type Status = Decision['status']
/** What points are earned for. */
type Earned = { reason: EarnedReason; subject: string }

/**
 * Lets a decision on a person's recipe, photo or report count: an approval earns points, no more for one thing however often it is
 * decided on; one that is taken back takes them back, as far as they were not spent. A decision of one's own earns nothing. Call it in
 * the transaction that decides and has locked the thing.
 * @param user null where the thing has no owner any more
 */
export async function countDecision(
  { db, actor }: UserCtx<'db'>,
  { user, was, is, reason, subject }: Earned & { user: string | null; was: Status; is: Status },
): Promise<void> {
  if (user === null) return
  if (is === 'Approved') {
    if (user !== actor.guid) await insertEarned(db, { user, points: EARNED_POINTS[reason], reason, subject })
  } else if (was === 'Approved') {
    await lockPoints(db, user)
    await insertTakenBack(db, user, subject)
  }
}

/** A person's points. */
export function readBalance(db: Db, user: string): Promise<number> {
  return selectBalance(db, user)
}

/**
 * Takes points for the purchase of an item. Those of the person are locked, so that of several purchases at once none spends what
 * another one has spent.
 * @returns what is left
 * @throws ApiError NOT_ENOUGH_POINTS
 */
export async function spendPoints(
  db: Db,
  { user, points, purchase }: { user: string; points: number; purchase: string },
): Promise<number> {
  await lockPoints(db, user)
  const balance = await selectBalance(db, user)
  if (balance < points) throw new ApiError('NOT_ENOUGH_POINTS')
  await insertEntry(db, { user, points: -points, reason: 'item', subject: purchase })
  return balance - points
}

type Bought = { user: string; order: string; points: number }

/** Adds the points of a paid order, once for the order. */
export function addBoughtPoints(db: Db, { user, order, points }: Bought): Promise<void> {
  return insertEntry(db, { user, points, reason: 'order', subject: order })
}

/** Takes back points of an order whose money goes back, as far as they are not spent. */
export async function takeBoughtPoints(db: Db, { user, order, points }: Bought): Promise<void> {
  await lockPoints(db, user)
  await insertRefunded(db, { user, subject: order, most: points })
}

type CreditFilter = { page: AskedPage; reason?: (typeof CREDIT_REASONS)[number] | undefined; user?: string | undefined }

/** Points that people bought or earned. */
export async function listCredits(ctx: Ctx<'db'>, { page, ...filter }: CreditFilter): Promise<Listed<PointCredit>> {
  return paged(await selectCredits(ctx.db, filter, pageOf(page)), presentCredit)
}

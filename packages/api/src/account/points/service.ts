import {
  type CREDIT_REASONS,
  EARNED_POINTS,
  type EarnedReason,
  type PointCredit,
} from '@zivina/contract/account/points'
import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { presentCredit } from './present.ts'
import { insertEntry, selectBalance, selectCredits } from './queries.ts'

/** What points are earned for. */
type Earned = { reason: EarnedReason; subject: string }

/**
 * Adds points to the person whose recipe, photo or report is approved: once for a thing, and nothing takes them back. Nobody earns by
 * a decision of their own. Call it in the transaction that decides.
 * @param user null where the thing is nobody's by now
 */
export async function earnPoints(ctx: UserCtx<'db'>, user: string | null, { reason, subject }: Earned): Promise<void> {
  if (user === null || user === ctx.actor.guid) return
  await insertEntry(ctx.db, { user, points: EARNED_POINTS[reason], reason, subject })
}

/** A person's points. */
export function readBalance(db: Db, user: string): Promise<number> {
  return selectBalance(db, user)
}

/**
 * Takes points for the purchase of an item. The person is locked (`lockPerson`) before, so that of several purchases at once none
 * spends what another one has spent.
 * @returns what is left
 * @throws ApiError NOT_ENOUGH_POINTS
 */
export async function spendPoints(
  db: Db,
  { user, points, purchase }: { user: string; points: number; purchase: string },
): Promise<number> {
  const balance = await selectBalance(db, user)
  if (balance < points) throw new ApiError('NOT_ENOUGH_POINTS')
  await insertEntry(db, { user, points: -points, reason: 'item', subject: purchase })
  return balance - points
}

type CreditFilter = { page: number; reason?: (typeof CREDIT_REASONS)[number] | undefined; user?: string | undefined }

/** Points that people bought or earned. */
export async function listCredits(ctx: Ctx<'db'>, { page, ...filter }: CreditFilter): Promise<Listed<PointCredit>> {
  return paged(await selectCredits(ctx.db, filter, pageOf(page)), presentCredit)
}

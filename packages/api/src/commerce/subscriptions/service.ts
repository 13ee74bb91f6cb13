import type { PremiumState } from '@zivina/contract/commerce/subscriptions'
import { GRANTS_MAX } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { type GrantedPlan, membershipOf } from '@zivina/domain/commerce/membership'
import { setMembership } from '#api/account/identity/memberships/service.ts'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { recordChange } from '#api/kernel/changes/service.ts'
import { ApiError, fieldError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { insertPointGrant } from './point-grants.ts'
import { presentState } from './present.ts'
import {
  endGrants,
  endRunningGrantOf,
  type GrantRow,
  hasSameGrant,
  insertGrant,
  insertMissingGrants,
  type NewGrant,
  selectChanged,
  selectGrants,
  updateGrantOf,
} from './queries.ts'

/** Years for which an administrator may give premium. */
const YEARS_MOST = 10
/** Days for which a run of the job makes up: the product may have stood still. */
const DAYS_BACK = 14
const ACCOUNTS_AT_ONCE = 200

/**
 * Gives an account premium from today. The account is locked first, so that two administrators at once give one grant.
 * @throws ApiError NOT_FOUND, LIMIT_REACHED
 * @throws FieldErrors at `expiry_date` where that day is over or too far away
 */
export async function setPremium(
  ctx: UserCtx<'db'>,
  { guid, plan, expiry_date, reason }: { guid: string; plan: GrantedPlan; expiry_date: string | null; reason: string },
): Promise<PremiumState> {
  const today = calendarDay(new Date())
  const farthest = `${Number(today.slice(0, 4)) + YEARS_MOST}-12-31`
  if (expiry_date !== null && (expiry_date < today || expiry_date > farthest)) throw fieldError('expiry_date', 'date')
  return transaction(ctx, async (ctx) => {
    const user = await requireAccount(ctx.db, guid)
    if (!(await hasSameGrant(ctx.db, { user, plan, ends: expiry_date, today }))) {
      if ((await selectGrants(ctx.db, user)).length >= GRANTS_MAX) throw new ApiError('LIMIT_REACHED')
      const by = { source: 'admin', granted_by: ctx.actor.guid } as const
      await insertGrant(ctx.db, { user, plan, begins: today, ends: expiry_date, reason, ...by })
      await recordChange(ctx, { noun: 'user', guid: user, before: {}, after: { premium: plan, expiry_date }, reason })
    }
    return project(ctx.db, user, today)
  })
}

/**
 * Ends what a locked account has of premium that is ours, with today's first hour.
 * @returns the orders of the grants that ended; null for each that has none
 */
export function endOurGrants(db: Db, user: string, today: string): Promise<(string | null)[]> {
  return endGrants(db, user, { today, yesterday: addDays(today, -1) })
}

/** Writes the memberships of all accounts whose grants began or ended lately, each in a transaction of its own. */
export async function projectChanged(db: Db, today: string): Promise<void> {
  let after: string | null = null
  for (;;) {
    const days = { from: addDays(today, -DAYS_BACK), to: today }
    const users: string[] = await selectChanged(db, { ...days, after, limit: ACCOUNTS_AT_ONCE })
    for (const user of users) {
      await transaction({ db }, async ({ db }) => {
        if (await lockAccount(db, user)) await project(db, user, today)
      })
    }
    after = users.at(-1) ?? null
    if (users.length < ACCOUNTS_AT_ONCE) return
  }
}

/** Gives a locked account premium; an order or a trial does so once. @returns false where the order has its grant already */
export async function giveGrant(db: Db, grant: NewGrant): Promise<boolean> {
  return insertGrant(db, grant)
}

/** Ends the grant of an order with a day, or lets it run until a later one. The account is locked. */
export async function runUntil(db: Db, order: string, ends: string, isEnded: boolean): Promise<void> {
  await updateGrantOf(db, order, { ends, ended_at: isEnded ? new Date() : null })
}

/** Ends what an order gave with yesterday, where it still runs. */
export function endGrantOf(db: Db, order: string, today: string): Promise<void> {
  return endRunningGrantOf(db, order, today)
}

export { pointPremium } from './point-grants.ts'

/** Gives the premium that points bought, to a locked account. */
export async function givePointPremium(
  db: Db,
  user: string,
  { today, ...given }: { begins: string; ends: string; reason: string; today: string },
): Promise<void> {
  await insertPointGrant(db, user, given)
  await project(db, user, today)
}

export { endStoreGrant, runStoreGrant } from './store-grants.ts'

/** Writes what follows from the grants of a locked account, and answers it. */
export function projectMembership(db: Db, user: string, today: string): Promise<PremiumState> {
  return project(db, user, today)
}

/** The grants of an account, with the orders that paid for them. */
export function readGrants(db: Db, user: string): Promise<GrantRow[]> {
  return selectGrants(db, user)
}

/** What an account has of premium, as its grants say. */
export async function readPremium(db: Db, user: string, today: string): Promise<PremiumState> {
  const grants = await selectGrants(db, user)
  return presentState(user, membershipOf(grants, today), grants)
}

/** Grants of the demo accounts, whose membership the account area writes. */
export function grantDemoPremium(db: Db, today: string): Promise<void> {
  return insertMissingGrants(db, today)
}

/** @returns the account's key, locked until the transaction ends */
async function requireAccount(db: Db, guid: string): Promise<string> {
  if (!(await lockAccount(db, guid))) throw new ApiError('NOT_FOUND')
  return guid.toLowerCase()
}

/** Writes what follows from the grants of a locked account. */
async function project(db: Db, user: string, today: string): Promise<PremiumState> {
  const grants = await selectGrants(db, user)
  const membership = membershipOf(grants, today)
  await setMembership(db, user, membership)
  return presentState(user, membership, grants)
}

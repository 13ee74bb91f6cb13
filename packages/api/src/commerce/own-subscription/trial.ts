import { createHmac } from 'node:crypto'
import { TRIAL_DAYS } from '@zivina/contract/commerce/limits'
import type { PremiumState } from '@zivina/contract/commerce/subscriptions'
import { calendarDay } from '@zivina/domain/calendar-day'
import { fixedTerm } from '@zivina/domain/commerce/periods'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { giveGrant, projectMembership, readPremium } from '#api/commerce/subscriptions/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { mailboxOf } from '#api/kernel/limits/mailbox.ts'
import { insertTrial, isTriedBy, selectTried } from './queries.ts'

/**
 * Seven days of premium, once for an account and for the mailbox it was verified with, however its address is written.
 * @throws ApiError REGISTRATION_NOT_FINISHED, ALREADY_SUBSCRIBED where premium runs, TRIAL_USED
 */
export async function startTrial(ctx: UserCtx<'db' | 'keys'>): Promise<PremiumState> {
  const user = ctx.actor.guid
  const today = calendarDay(new Date())
  const hashOf = await hasher(ctx)
  return transaction(ctx, async ({ db }) => {
    await lockAccount(db, user)
    const account = await selectTried(db, user)
    if (!account?.email_verified) throw new ApiError('REGISTRATION_NOT_FINISHED')
    const { is_premium } = await readPremium(db, user, today)
    if (!(await insertTrial(db, { email_hash: hashOf(account.email), user }))) throw new ApiError('TRIAL_USED')
    // Thrown after the row, which this takes back: a trial that is used up is named first.
    if (is_premium) throw new ApiError('ALREADY_SUBSCRIBED')
    const reason = 'Týden na zkoušku'
    await giveGrant(db, { user, plan: 'premium', source: 'trial', reason, ...fixedTerm(today, TRIAL_DAYS) })
    return projectMembership(db, user, today)
  })
}

/** Whether an account without premium may try it. */
export async function isTrialAvailable(ctx: UserCtx<'db' | 'keys'>): Promise<boolean> {
  const account = await selectTried(ctx.db, ctx.actor.guid)
  if (account === null || account.has_tried || !account.email_verified) return false
  return !(await isTriedBy(ctx.db, (await hasher(ctx))(account.email)))
}

/** A hash that tells nothing of an address to who has only the table. */
async function hasher({ keys }: Ctx<'keys'>): Promise<(email: string) => string> {
  const { trial } = await keys()
  return (email) => createHmac('sha256', trial).update(mailboxOf(email)).digest('base64url')
}

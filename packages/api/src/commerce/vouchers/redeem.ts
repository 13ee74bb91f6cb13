import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { GrantedPlan } from '@zivina/domain/commerce/membership'
import { fixedTerm } from '@zivina/domain/commerce/periods'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { renewingOf } from '#api/commerce/recurrences/service.ts'
import { giveGrant, projectMembership, readPremium } from '#api/commerce/subscriptions/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { lockOrderOf, selectOfOrder, selectOrderOf, selectSold, updateVoucher, type VoucherRow } from './queries.ts'

type Redeemed = { plan: GrantedPlan; begins: string; ends: string }

/**
 * Redeems a voucher for the logged-in user, once: its grant belongs to its order, which has one at most. Its days begin after what
 * runs already, so that none is lost.
 * @throws ApiError INVALID_VOUCHER, VOUCHER_USED, VOUCHER_OVER, ALREADY_SUBSCRIBED
 */
export async function redeemVoucher(ctx: UserCtx<'db'>, { code }: { code: string }): Promise<Redeemed> {
  const user = ctx.actor.guid
  const today = calendarDay(new Date())
  const order = await selectOrderOf(ctx.db, tidied(code))
  if (order === null) throw new ApiError('INVALID_VOUCHER')
  return transaction(ctx, async ({ db }) => {
    await lockAccount(db, user)
    await lockOrderOf(db, order)
    const row = await selectOfOrder(db, order)
    requireValid(row, today)
    const sold = await selectSold(db, order)
    if (sold === null) throw new ApiError('INVALID_VOUCHER')
    const { is_premium, expiry_date } = await readPremium(db, user, today)
    if ((is_premium && expiry_date === null) || (await renewingOf(db, user)) !== null)
      throw new ApiError('ALREADY_SUBSCRIBED')
    const begins = is_premium && expiry_date !== null ? addDays(expiry_date, 1) : today
    const term = fixedTerm(begins, sold.duration_days ?? 1)
    const plan = sold.plan as GrantedPlan
    const isGiven = await giveGrant(db, { user, plan, ...term, source: 'voucher', order, reason: sold.service_name })
    if (!isGiven) throw new ApiError('VOUCHER_USED')
    await updateVoucher(db, order, { redeemed_by: user, redeemed_at: new Date() })
    await projectMembership(db, user, today)
    return { plan, ...term }
  })
}

function requireValid(row: VoucherRow | null, today: string): void {
  if (row === null || row.issued_at === null) throw new ApiError('INVALID_VOUCHER')
  if (row.redeemed_at !== null) throw new ApiError('VOUCHER_USED')
  const isOver = row.valid_until !== null && row.valid_until < today
  if (isOver || row.voided_at !== null) throw new ApiError('VOUCHER_OVER')
}

/** A code as it is stored, however it was typed. */
function tidied(code: string): string {
  const signs = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return signs.match(/.{1,4}/g)?.join('-') ?? ''
}

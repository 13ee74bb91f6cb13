import type { DiscountedPayment, ReferralStatistics } from '@zivina/contract/commerce/referral-codes'
import type { Db } from '@zivina/db/database'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { paidWith } from '@zivina/domain/commerce/discount'
import { czk } from '@zivina/domain/money'
import { rewardGivenAt } from '#api/content/riddle/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import {
  deletePaymentOf,
  insertPayment,
  lockByText,
  lockTexts,
  type StatisticsFilter,
  selectByText,
  selectPaymentOf,
  selectPayments,
  selectStatistics,
  type UsableCode,
} from './payment-queries.ts'
import { presentPayment, presentStatistics } from './present.ts'
import { insertCode } from './queries.ts'

/** What the reward of the secret riddle takes off one order, and for how many days. */
const REWARD = { percent: 10, days: 365 }

/** Haléře of a price before and after a code. */
export type Lowered = { amount_before: number; amount_after: number }

/**
 * What a code takes off a price, without using it. Why a code cannot be used is not told, so that codes cannot be explored.
 * @throws ApiError INVALID_REFERRAL_CODE
 */
export async function checkCode(
  ctx: UserCtx<'db'>,
  { code: given, price }: { code: string; price: number },
): Promise<Lowered & Pick<UsableCode, 'code' | 'percent' | 'amount'>> {
  const text = tidied(given)
  const found = await selectByText(ctx.db, text)
  const code = found ?? ((await adoptReward(ctx.db, text)) ? await selectByText(ctx.db, text) : null)
  if (code === null || !isUsable(code, ctx.actor.guid)) throw new ApiError('INVALID_REFERRAL_CODE')
  return { code: code.code, percent: code.percent, amount: code.amount, ...lowered(code, price) }
}

/**
 * Uses a code for an order. Call it in the transaction that makes the order. The code is locked before its uses are counted, so that of
 * several orders at once no more fit than its limit. The same order again is the same use.
 * @param price haléře
 * @throws ApiError INVALID_REFERRAL_CODE; UNIQUE where the order has another code already
 */
export function redeemCode(
  ctx: UserCtx<'db'>,
  { code: given, order, price }: { code: string; order: string; price: number },
): Promise<Lowered> {
  const text = tidied(given)
  return transaction(ctx, async ({ db, actor }) => {
    const found = await lockByText(db, text)
    const code = found ?? ((await adoptReward(db, text)) ? await lockByText(db, text) : null)
    if (code === null) throw new ApiError('INVALID_REFERRAL_CODE')
    const former = await selectPaymentOf(db, order)
    if (former?.code === code.guid) return { amount_before: former.amount_before, amount_after: former.amount_after }
    if (!isUsable(code, actor.guid)) throw new ApiError('INVALID_REFERRAL_CODE')
    const amounts = lowered(code, price)
    const payment = { order, code: code.guid, creator: code.creator, ...amounts }
    if (former !== null || !(await insertPayment(db, payment))) throw new ApiError('UNIQUE')
    return amounts
  })
}

/** An order whose payment a code lowered, as its buyer was told. */
export type UsedCode = Lowered & { order: string; code: string; buyer: string }

/**
 * Keeps the use of a code by an order that is paid although its use was given back meanwhile, as the person had begun another one.
 * @returns false where the code is over or used up by others
 */
export async function keepUse({ db }: Ctx<'db'>, { order, code: text, buyer, ...amounts }: UsedCode): Promise<boolean> {
  const code = await lockByText(db, text)
  if (code === null) return false
  const former = await selectPaymentOf(db, order)
  if (former !== null) return true
  if (!isUsable(code, buyer)) return false
  return insertPayment(db, { order, code: code.guid, creator: code.creator, ...amounts })
}

/** Locks codes in one order, in every caller, before one is given back and another one used in the same transaction. */
export function lockCodes({ db }: Ctx<'db'>, codes: readonly string[]): Promise<void> {
  return lockTexts(db, codes.map(tidied))
}

/** Gives back the use of a code by an order that was never paid; the same again changes nothing. */
export function releaseCode(ctx: Ctx<'db'>, order: string): Promise<void> {
  return deletePaymentOf(ctx.db, order)
}

type PaymentFilter = { page: number; code?: string | undefined; creator?: string | undefined }

/** Payments that codes lowered. */
export async function listPayments(
  ctx: Ctx<'db'>,
  { page, ...filter }: PaymentFilter,
): Promise<Listed<DiscountedPayment>> {
  return paged(await selectPayments(ctx.db, filter, pageOf(page)), presentPayment)
}

/** How often codes were used: those of everybody for admins, for affiliates only what counted for them. */
export async function readStatistics(
  ctx: UserCtx<'db'>,
  { page, ...asked }: StatisticsFilter & { page: AskedPage },
): Promise<Listed<ReferralStatistics> & { totals: Lowered & { uses: number } }> {
  const filter = ctx.actor.is_admin ? asked : { ...asked, creator: ctx.actor.guid }
  const { totals, ...found } = await selectStatistics(ctx.db, filter, pageOf(page))
  return { ...paged(found, presentStatistics), totals }
}

/** A code as it is stored. */
export const tidied = (code: string): string => code.trim().toUpperCase()

/** Whether a code can be used today, by a customer who is not its creator. */
function isUsable({ valid_from, valid_to, usage_limit, uses, creator }: UsableCode, buyer: string): boolean {
  const today = calendarDay(new Date())
  const isValid = valid_from <= today && (valid_to === null || today <= valid_to)
  return isValid && (usage_limit === null || uses < usage_limit) && creator !== buyer
}

function lowered({ percent, amount }: Pick<UsableCode, 'percent' | 'amount'>, price: number): Lowered {
  const discount = amount === null ? { percent: percent ?? 0, amount } : { percent: null, amount: czk(amount) }
  return { amount_before: price, amount_after: paidWith(czk(price), discount).haler }
}

/** Makes a code of a reward of the riddle, once a customer enters it. @returns whether there is such a reward */
async function adoptReward(db: Db, code: string): Promise<boolean> {
  const given = await rewardGivenAt(db, code)
  if (given === null) return false
  const valid_from = calendarDay(given)
  const terms = { percent: REWARD.percent, usage_limit: 1, valid_from, valid_to: addDays(valid_from, REWARD.days) }
  await insertCode(db, { code, note: 'Odměna za hádanku', ...terms })
  return true
}

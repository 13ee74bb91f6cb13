import { randomInt } from 'node:crypto'
import { VOUCHER_DAYS } from '@zivina/contract/commerce/limits'
import type { Gift } from '@zivina/contract/commerce/vouchers'
import type { Db } from '@zivina/db/database'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { projectMembership, runUntil } from '#api/commerce/subscriptions/service.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import {
  deleteVoucher,
  insertVoucher,
  lockOrderOf,
  selectOfOrder,
  selectToSend,
  selectToTakeBack,
  updateVoucher,
} from './queries.ts'
import { mailBought, mailGift, type VoucherOrder } from './voucher-mails.ts'

/** Letters and digits that are not mistaken for each other: 16 of them have 78 bits. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const GROUPS = 4
const AT_ONCE = 200

/** Keeps what a voucher is to be, in the transaction of its order. It is worth nothing before it is paid. */
export function draftVoucher(
  db: Db,
  { order, user, gift }: { order: string; user: string; gift: Gift },
): Promise<void> {
  return insertVoucher(db, { ...gift, order, user, code: newCode() })
}

/** A paid voucher: it can be redeemed from now on, and is sent where its day has come. The order is locked. */
export async function issueVoucher(ctx: Ctx<'db' | 'mail'>, order: VoucherOrder, today: string): Promise<void> {
  await updateVoucher(ctx.db, order.guid, { issued_at: new Date(), valid_until: addDays(today, VOUCHER_DAYS) })
  const row = await selectOfOrder(ctx.db, order.guid)
  if (row === null) return
  await mailBought(ctx, order, row)
  if (row.recipient_email !== '' && row.send_on <= today) await send(ctx, order.guid)
}

/** What was drafted for an order that was never paid goes: it names another person. */
export function dropVoucher(db: Db, order: string): Promise<void> {
  return deleteVoucher(db, order)
}

/** The money of a voucher goes back: it cannot be redeemed any more. The order is locked. */
export function voidVoucher(db: Db, order: string): Promise<void> {
  return updateVoucher(db, order, { voided_at: new Date() })
}

/**
 * Ends the premium of vouchers whose money went back after they had been redeemed. Each in a transaction of its own, as it needs the
 * lock of another account than the one that bought it.
 */
export async function takeBackVoided(ctx: Ctx<'db'>): Promise<void> {
  const today = calendarDay(new Date())
  for (const { order, redeemed_by } of await selectToTakeBack(ctx.db)) {
    await transaction(ctx, async ({ db }) => {
      if (redeemed_by !== null) await lockAccount(db, redeemed_by)
      await lockOrderOf(db, order)
      await runUntil(db, order, addDays(today, -1), true)
      await updateVoucher(db, order, { taken_back_at: new Date() })
      if (redeemed_by !== null) await projectMembership(db, redeemed_by, today)
    })
  }
}

/** Sends the vouchers whose day has come. */
export async function sendDue(ctx: Ctx<'db' | 'mail'>, today: string): Promise<void> {
  for (const order of await selectToSend(ctx.db, today, AT_ONCE)) {
    await transaction(ctx, async (ctx) => {
      await lockOrderOf(ctx.db, order)
      await send(ctx, order)
    })
  }
}

/** Sends a voucher to its recipient once; its order is locked. */
async function send(ctx: Ctx<'db' | 'mail'>, order: string): Promise<void> {
  const row = await selectOfOrder(ctx.db, order)
  if (row === null || row.sent_at !== null || row.redeemed_at !== null || row.voided_at !== null) return
  await mailGift(ctx, row)
  await updateVoucher(ctx.db, order, { sent_at: new Date() })
}

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

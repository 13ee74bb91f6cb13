import { WITHDRAWAL_DAYS } from '@zivina/contract/commerce/limits'
import { calendarDay } from '@zivina/domain/calendar-day'
import { withdrawalUntil } from '@zivina/domain/commerce/credit'
import type { RefundKind } from '@zivina/domain/commerce/refunds'
import { czk, formatMoney } from '@zivina/domain/money'
import { lastDayOfWithdrawal } from '#api/commerce/orders/policy.ts'
import { transferOf } from '#api/commerce/orders/present.ts'
import { type OrderRow, selectAddressee } from '#api/commerce/orders/queries.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'

type MailedOrder = OrderRow & { user: string }
type MailingCtx = Ctx<'db' | 'mail'>

/** Confirms a paid order, in the transaction that gives its premium. */
export async function mailConfirmation(ctx: MailingCtx, order: MailedOrder): Promise<void> {
  const to = await selectAddressee(ctx.db, order.user)
  if (to === null) return
  const { guid, number, service_name, amount, credit, discount, discount_code, vat_rate, begins, ends, period, kind } =
    order
  await ctx.mail.enqueue(ctx.db, 'order_confirmed', to.email, {
    full_name: to.full_name,
    number: String(number),
    service: service_name,
    amount: formatMoney(czk(amount)),
    credit: credit === 0 ? null : formatMoney(czk(credit)),
    discount: discount_code === null ? null : { code: discount_code, amount: formatMoney(czk(discount)) },
    vat_rate,
    begins: begins ?? '',
    ends: ends ?? '',
    renews: period !== null,
    is_renewal: kind === 'renewal',
    withdrawal_until: lastDayOfWithdrawal(order),
    attached: { noun: 'invoice_of_order', guid },
  })
}

/** Tells where to send a transfer, with the payment QR code, in the transaction that makes the order. */
export async function mailTransfer(ctx: MailingCtx, order: OrderRow, user: string): Promise<void> {
  const [to, transfer] = [await selectAddressee(ctx.db, user), transferOf(order)]
  if (to === null || transfer === null) return
  await ctx.mail.enqueue(ctx.db, 'order_transfer', to.email, {
    full_name: to.full_name,
    number: String(order.number),
    service: order.service_name,
    amount: formatMoney(czk(order.amount)),
    account: transfer.account,
    iban: transfer.iban,
    variable_symbol: transfer.variable_symbol,
    pay_until: transfer.pay_until,
    order: order.guid,
    attached: { noun: 'payment_request', guid: order.guid },
  })
}

/** Confirms paid points, in the transaction that adds them. */
export async function mailPoints(ctx: MailingCtx, order: MailedOrder): Promise<void> {
  const to = await selectAddressee(ctx.db, order.user)
  if (to === null) return
  const { guid, number, service_name, amount, vat_rate, created_at } = order
  await ctx.mail.enqueue(ctx.db, 'points_bought', to.email, {
    full_name: to.full_name,
    number: String(number),
    service: service_name,
    amount: formatMoney(czk(amount)),
    vat_rate,
    withdrawal_until: withdrawalUntil(calendarDay(created_at), WITHDRAWAL_DAYS),
    attached: { noun: 'invoice_of_order', guid },
  })
}

/** Confirms a withdrawal, in the transaction that ends its premium. */
export async function mailWithdrawal(ctx: MailingCtx, order: MailedOrder, premium_until: string | null): Promise<void> {
  const to = await selectAddressee(ctx.db, order.user)
  if (to === null) return
  await ctx.mail.enqueue(ctx.db, 'order_withdrawn', to.email, {
    full_name: to.full_name,
    number: String(order.number),
    service: order.service_name,
    refund: formatMoney(czk(order.amount - order.refunded - order.refund_due)),
    withdrawn_at: new Date().toISOString(),
    premium_until,
    is_voucher: order.kind === 'gift',
    is_points: order.kind === 'points',
  })
}

/** Tells that a card could not be charged. */
export async function mailFailedCharge(
  ctx: MailingCtx,
  order: MailedOrder,
  { last_try_on, paid_until }: { last_try_on: string; paid_until: string },
): Promise<void> {
  const to = await selectAddressee(ctx.db, order.user)
  if (to === null) return
  await ctx.mail.enqueue(ctx.db, 'charge_failed', to.email, {
    full_name: to.full_name,
    service: order.service_name,
    amount: formatMoney(czk(order.amount)),
    paid_until,
    last_try_on,
  })
}

/** Tells that a subscription is charged from another card, in case another person changed it. */
export async function mailChangedCard(
  ctx: MailingCtx,
  order: MailedOrder,
  { card, paid_until }: { card: { number: string } | null; paid_until: string },
): Promise<void> {
  const to = await selectAddressee(ctx.db, order.user)
  if (to === null) return
  await ctx.mail.enqueue(ctx.db, 'card_changed', to.email, {
    full_name: to.full_name,
    card: card?.number ?? null,
    refund: formatMoney(czk(order.amount)),
    paid_until,
  })
}

/** Tells that money went back, with the credit note. A change of card said so before. */
export async function mailRefund(
  ctx: MailingCtx,
  order: OrderRow,
  { guid, kind, amount }: { guid: string; kind: RefundKind; amount: number },
): Promise<void> {
  const to = order.user === null || kind === 'card' ? null : await selectAddressee(ctx.db, order.user)
  if (to === null) return
  const { number, service_name } = order
  await ctx.mail.enqueue(ctx.db, 'order_refunded', to.email, {
    full_name: to.full_name,
    number: String(number),
    service: service_name,
    refund: formatMoney(czk(amount)),
    is_not_given: kind === 'not_given',
    attached: { noun: 'credit_note_of_refund', guid },
  })
}

/** Announces the charge of a yearly subscription. @param amount haléře */
export async function mailReminder(
  ctx: MailingCtx,
  { user, service, amount, paid_until }: { user: string; service: string; amount: number; paid_until: string },
): Promise<void> {
  const to = await selectAddressee(ctx.db, user)
  if (to === null) return
  const charge = { service, amount: formatMoney(czk(amount)), charged_on: paid_until }
  await ctx.mail.enqueue(ctx.db, 'renewal_reminder', to.email, { full_name: to.full_name, ...charge })
}

/** Tells that a subscription ended, as its card could not be charged for days. */
export async function mailEnded(ctx: MailingCtx, { user, service }: { user: string; service: string }): Promise<void> {
  const to = await selectAddressee(ctx.db, user)
  if (to === null) return
  await ctx.mail.enqueue(ctx.db, 'subscription_ended', to.email, { full_name: to.full_name, service })
}

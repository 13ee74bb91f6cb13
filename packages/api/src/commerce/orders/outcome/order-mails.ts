import { WITHDRAWAL_DAYS } from '@zivina/contract/commerce/limits'
import { calendarDay } from '@zivina/domain/calendar-day'
import { withdrawalUntil } from '@zivina/domain/commerce/credit'
import type { RefundKind } from '@zivina/domain/commerce/refunds'
import { czk, formatMoney } from '@zivina/domain/money'
import { type OrderRow, selectAddressee } from '#api/commerce/orders/queries.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'

type MailedOrder = OrderRow & { user: string }
type MailingCtx = Ctx<'db' | 'mail'>

/** Confirms a paid order, in the transaction that gives its premium. */
export async function mailConfirmation(ctx: MailingCtx, order: MailedOrder): Promise<void> {
  const to = await selectAddressee(ctx.db, order.user)
  if (to === null) return
  const {
    number,
    service_name,
    amount,
    credit,
    discount,
    discount_code,
    vat_rate,
    begins,
    ends,
    period,
    kind,
    created_at,
  } = order
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
    withdrawal_until: kind === 'renewal' ? null : withdrawalUntil(calendarDay(created_at), WITHDRAWAL_DAYS),
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

/** Tells that a subscription is charged from another card, as somebody else might have changed it. */
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

/** Tells that money went back; a withdrawal and a change of card were confirmed before. */
export async function mailRefund(
  ctx: MailingCtx,
  order: OrderRow,
  { kind, amount }: { kind: RefundKind; amount: number },
): Promise<void> {
  const to =
    order.user === null || kind === 'withdrawal' || kind === 'card' ? null : await selectAddressee(ctx.db, order.user)
  if (to === null) return
  const { number, service_name } = order
  await ctx.mail.enqueue(ctx.db, 'order_refunded', to.email, {
    full_name: to.full_name,
    number: String(number),
    service: service_name,
    refund: formatMoney(czk(amount)),
    is_not_given: kind === 'not_given',
  })
}

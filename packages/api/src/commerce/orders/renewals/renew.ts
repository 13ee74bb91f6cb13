import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { GatewayError } from '@zivina/integrations/payments/port'
import { lockAccount } from '#api/account/identity/users/service.ts'
import { failRenewal } from '#api/commerce/orders/outcome/failed-charge.ts'
import { mailEnded, mailReminder } from '#api/commerce/orders/outcome/order-mails.ts'
import { chargeOf } from '#api/commerce/orders/payments/payment.ts'
import { type SettlingCtx, settleOrder } from '#api/commerce/orders/payments/settle.ts'
import { isPlanService } from '#api/commerce/orders/placing/quote.ts'
import {
  insertOrder,
  type OrderRow,
  selectLatestPaid,
  selectPeriod,
  setPayment,
  updateOrder,
} from '#api/commerce/orders/queries.ts'
import {
  dueSubscriptions,
  endingAccounts,
  happen,
  happenToAll,
  isDue,
  isOver,
  markAnnounced,
  overSubscriptions,
  readSubscription,
  type SubscriptionRow,
  unannouncedSubscriptions,
} from '#api/commerce/recurrences/service.ts'
import { rateOn, readService } from '#api/commerce/services/service.ts'
import { projectMembership, runUntil } from '#api/commerce/subscriptions/service.ts'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { transaction } from '#api/kernel/http/transaction.ts'

/**
 * Hours after which a charge whose answer was lost is tried again: by then a notification has told of it, had the gateway made it.
 */
const UNHEARD_HOURS = 24
/** Days for which premium goes on where the gateway did not answer: the charge is tried again on the second of them at the latest. */
const UNHEARD_DAYS = 2

/**
 * Charges the subscriptions whose paid period ends today, announces yearly charges, and ends what is over. Each by itself: one that fails holds up no
 * other.
 */
export async function renewSubscriptions(ctx: SettlingCtx, today = calendarDay(new Date())): Promise<void> {
  for (const user of await endingAccounts(ctx.db)) await stopAccount(ctx, user)
  for (const { guid, user } of await overSubscriptions(ctx.db, today)) await end(ctx, { guid, user, today })
  for (const one of await unannouncedSubscriptions(ctx.db, today)) await announce(ctx, one, today)
  for (const guid of await dueSubscriptions(ctx.db, today)) {
    await chargeDue(ctx, guid, today).catch((error: unknown) => {
      // The gateway's failures are logged where they happen; the next run tries again.
      if (!isApiError(error)) throw error
    })
  }
}

/** A banned account, or one that is about to be deleted, is charged no more; what is paid it keeps. */
function stopAccount(ctx: SettlingCtx, user: string): Promise<void> {
  return transaction(ctx, async ({ db }) => {
    if (await lockAccount(db, user)) await happenToAll(db, user, 'cancel')
  })
}

function end(ctx: SettlingCtx, { guid, user, today }: { guid: string; user: string; today: string }): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { db } = ctx
    if (!(await lockAccount(db, user)) || !(await isOver(db, guid, today))) return
    const row = await readSubscription(db, guid)
    if (row === null) return
    const event = row.state === 'cancelled' ? 'period_over' : 'retries_over'
    await happen(db, row, event)
    await projectMembership(db, user, today)
    // One that was cancelled ends as its owner was told.
    if (event === 'retries_over') await mailEnded(ctx, { user, service: row.service_name })
  })
}

/** Announces a yearly charge once for each period. */
function announce(ctx: SettlingCtx, { guid, user }: { guid: string; user: string }, today: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { db } = ctx
    if (!(await lockAccount(db, user))) return
    const row = await readSubscription(db, guid)
    if (row === null || !(await markAnnounced(db, row, today))) return
    const next = row.next_service === null ? null : await readService(db, row.next_service)
    const { name: service, price: amount } = next ?? { name: row.service_name, price: row.price }
    await mailReminder(ctx, { user, service, amount, paid_until: row.paid_until })
  })
}

/** Charges one subscription for its next period, if it is still due. */
export async function chargeDue(ctx: SettlingCtx, guid: string, today: string): Promise<void> {
  const order = await transaction(ctx, (ctx) => prepare(ctx, guid, today))
  if (order === null) return
  if (order.payment_id === null) {
    const payment_id = await ask(ctx, order, { guid, today })
    if (payment_id === null) return
    await setPayment(ctx.db, order.guid, { payment_id, gw_url: null })
  }
  await settleOrder(ctx, order.guid)
}

/**
 * The order of the next period: the one that is there already, or a new one. The database refuses a second for the same period.
 * @returns null where nothing is to be charged now
 */
async function prepare({ db }: SettlingCtx, guid: string, today: string): Promise<OrderRow | null> {
  const found = await readSubscription(db, guid)
  if (found === null || !(await lockAccount(db, found.user))) return null
  // Another instance may have charged it since it was listed: its period would then be the one after the next.
  if (!(await isDue(db, guid, today))) return null
  const subscription = await readSubscription(db, guid)
  if (subscription === null) return null
  const period_from = addDays(subscription.paid_until, 1)
  const there = await selectPeriod(db, guid, period_from)
  if (there !== null) return isReady(there) ? claim(db, there) : null
  const paid = await selectLatestPaid(db, guid)
  if (paid === null) return null
  const becomes = await chargedAs(db, subscription, today)
  const made = await insertOrder(db, {
    ...becomes,
    user: subscription.user,
    kind: 'renewal',
    amount: becomes.price,
    buyer: paid.buyer,
    terms_version: paid.terms_version,
    subscription: guid,
    period_from,
    asked_at: new Date(),
  })
  return made ? selectPeriod(db, guid, period_from) : null
}

/** What is charged: the cheaper plan that was chosen, else the same again at its price. The tax is that of the day. */
async function chargedAs(db: SettlingCtx['db'], subscription: SubscriptionRow, today: string) {
  const next = subscription.next_service === null ? null : await readService(db, subscription.next_service)
  if (isPlanService(next)) {
    const { guid, name, plan, period, price, vat_rate } = next
    return { service: guid, service_name: name, plan, period, price, vat_rate }
  }
  const { service, service_name, plan, period, price } = subscription
  return { service, service_name, plan, period, price, vat_rate: await rateOn(db, subscription, today) }
}

/** Whether an order of a former attempt goes on now: it has a payment to read, or its answer was lost long ago. */
function isReady({ payment_id, asked_at }: OrderRow): boolean {
  return payment_id !== null || asked_at === null || Date.now() - asked_at.getTime() > UNHEARD_HOURS * 3_600_000
}

/** Marks an attempt as made now, so that no other one is made at the same time. */
async function claim(db: SettlingCtx['db'], order: OrderRow): Promise<OrderRow> {
  if (order.payment_id === null) await updateOrder(db, order.guid, { asked_at: new Date() })
  return order
}

/**
 * Has the gateway charge the card. Where its answer is lost the card may have been charged: the order waits to be told, and premium goes on
 * meanwhile.
 * @returns the payment; null where there is none, or not for certain
 */
async function ask(
  ctx: SettlingCtx,
  order: OrderRow,
  { guid, today }: { guid: string; today: string },
): Promise<string | null> {
  const subscription = await readSubscription(ctx.db, guid)
  if (!ctx.payments || subscription === null) return null
  try {
    return (await ctx.payments.charge(subscription.recurrence_id, chargeOf(order))).id
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    ctx.log.error({ order: order.guid, failure: error.failure, code: error.code }, 'subscription could not be charged')
    await (error.failure === 'refused' ? refuse(ctx, order) : bridge(ctx, guid, today))
    return null
  }
}

/** Premium of a subscription whose charge was not heard of goes on until it is tried again; one that has failed before has its days. */
function bridge(ctx: SettlingCtx, guid: string, today: string): Promise<void> {
  return transaction(ctx, async ({ db }) => {
    const found = await readSubscription(db, guid)
    if (found === null || !(await lockAccount(db, found.user))) return
    const subscription = await readSubscription(db, guid)
    // A notification may have been faster.
    if (subscription?.state !== 'active' || subscription.paid_until > today) return
    const paid = await selectLatestPaid(db, guid)
    if (paid === null) return
    await runUntil(db, paid.guid, addDays(today, UNHEARD_DAYS), false)
    await projectMembership(db, subscription.user, today)
  })
}

/** The gateway said no before there was a payment. */
function refuse(ctx: SettlingCtx, order: OrderRow): Promise<void> {
  return transaction(ctx, async (ctx) => {
    if (order.user !== null) await lockAccount(ctx.db, order.user)
    await updateOrder(ctx.db, order.guid, { state: 'CANCELED' })
    await failRenewal(ctx, order)
  })
}

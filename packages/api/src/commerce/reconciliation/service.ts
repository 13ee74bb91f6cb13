import type { MoneyDifference } from '@zivina/contract/commerce/money-differences'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { RefundKind } from '@zivina/domain/commerce/refunds'
import type { GatewayPayment, PaymentGateway } from '@zivina/integrations/payments/port'
import { issueCreditNote, issueInvoice } from '#api/commerce/invoices/service.ts'
import { lockedOrder, type SettlingCtx, settleOrder } from '#api/commerce/orders/service.ts'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import {
  type Difference,
  type DifferenceRow,
  selectDifferences,
  selectPaidSince,
  selectStored,
  selectWithoutInvoice,
  selectWithoutNote,
  storeDifferences,
} from './queries.ts'

/** Hours that money may wait to go back, days that a payment to our account may wait for a person, and days in which payments are read from the gateway again. */
const REFUND_HOURS = 48
const BANK_DAYS = 7
const DAYS_READ = 3
const READ_AT_ONCE = 2000
const DIFFERENCES_MAX = 500
const ISSUED_AT_ONCE = 5000

/**
 * Compares orders, gateway, ledger and documents, and stores where they do not agree. Payments of the last days are read from the gateway
 * first, so that what was missed takes effect; what was paid or given back before there were documents gets its own.
 * @returns what differs
 */
export async function reconcile(ctx: SettlingCtx): Promise<Difference[]> {
  const started = new Date()
  const atGateway = ctx.payments === null ? [] : await compareGateway(ctx, ctx.payments)
  await issueMissing(ctx)
  const found = await selectDifferences(ctx.db, { hours: REFUND_HOURS, bank_days: BANK_DAYS, limit: DIFFERENCES_MAX })
  const all = [...found, ...atGateway]
  await storeDifferences(ctx.db, all, started)
  if (all.length > 0) ctx.log.error({ differences: all.length }, 'orders, gateway and ledger do not agree')
  return all
}

async function compareGateway(ctx: SettlingCtx, payments: PaymentGateway): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const { guid, payment_id } of await selectPaidSince(ctx.db, { days: DAYS_READ, limit: READ_AT_ONCE })) {
    try {
      const order = await settleOrder(ctx, guid)
      const payment = await payments.read(payment_id)
      const about = { order: guid, subject: '' }
      if (payment === null) differences.push({ ...about, kind: 'gateway_unknown', expected: null, found: null })
      else if (order !== null && isOtherwise(order, payment)) {
        const found = payment.money.haler - payment.refunded - order.charged_back
        const left = { expected: order.amount - order.refunded, found }
        differences.push({ ...about, kind: 'gateway_differs', ...left })
      }
    } catch (error) {
      // What the gateway does not answer tonight is compared tomorrow.
      if (!isApiError(error) && !isGatewayFailure(error)) throw error
    }
  }
  return differences
}

/** Whether the gateway says something else of a payment. Of a charge that a bank took back it does not tell. */
function isOtherwise(
  { refunded, charged_back, state }: NonNullable<Awaited<ReturnType<typeof settleOrder>>>,
  payment: GatewayPayment,
): boolean {
  return payment.refunded !== refunded - charged_back || (charged_back === 0 && payment.state !== state)
}

const isGatewayFailure = (error: unknown): boolean => error instanceof Error && error.name === 'GatewayError'

async function issueMissing(ctx: SettlingCtx): Promise<void> {
  const today = calendarDay(new Date())
  const orders = await selectWithoutInvoice(ctx.db, ISSUED_AT_ONCE)
  for (const guid of orders) {
    await transaction(ctx, async ({ db }) => {
      const order = await lockedOrder(db, guid)
      if (order === null || order.paid_at === null) return
      await issueInvoice(db, order, { issued_on: today, taxable_on: calendarDay(order.paid_at) })
    })
  }
  for (const { guid, order: of, kind, ...part } of await selectWithoutNote(ctx.db, ISSUED_AT_ONCE)) {
    await transaction(ctx, async ({ db }) => {
      const order = await lockedOrder(db, of)
      if (order !== null) await issueCreditNote(db, order, { refund: guid, kind: kind as RefundKind, today, ...part })
    })
  }
  if (orders.length > 0) ctx.log.info({ invoices: orders.length }, 'invoices of earlier orders issued')
}

/** What the reconciliation found, the newest first. */
export async function listDifferences(
  db: Db,
  { page, state }: { page: AskedPage; state: 'open' | 'resolved' },
): Promise<Listed<MoneyDifference>> {
  return paged(await selectStored(db, state === 'open', pageOf(page)), present)
}

function present({ order, number, first_seen_at, last_seen_at, resolved_at, ...row }: DifferenceRow): MoneyDifference {
  return {
    ...row,
    order: order === null ? null : { guid: order, number: String(number ?? '') },
    first_seen_at: first_seen_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    resolved_at: resolved_at?.toISOString() ?? null,
  }
}

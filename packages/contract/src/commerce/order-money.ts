import { LEDGER_ACCOUNTS, TRANSFER_KINDS } from '@zivina/domain/commerce/ledger'
import { REFUND_KINDS } from '@zivina/domain/commerce/refunds'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import { GRANT_REASON_MAX, GRANT_REASON_MIN } from '#contract/kernel/limits.ts'
import { GivenMoney, Money } from '#contract/kernel/money.ts'
import { BankPayment } from './bank-payments.ts'
import { Invoice } from './invoices.ts'
import { REFUNDS_PER_HOUR } from './limits.ts'
import { ManagedOrder } from './managed-orders.ts'

/** Money of an order that goes back. */
export const OrderRefund = z
  .object({
    guid: Guid,
    kind: z.enum(REFUND_KINDS),
    amount: Money,
    /** Whether premium runs on as before. */
    keeps_premium: z.boolean(),
    reason: z.string(),
    /** When the gateway said that it is done; null while it waits. */
    done_at: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'OrderRefund' })
export type OrderRefund = z.infer<typeof OrderRefund>

/** A movement of money in the ledger. */
export const LedgerTransfer = z
  .object({
    guid: Guid,
    kind: z.enum(TRANSFER_KINDS),
    /** The movement that a correction reverses, and why. */
    corrects: Guid.nullable(),
    reason: z.string(),
    created_at: Timestamp,
    /** Haléře; what comes to an account is above 0. They sum up to 0. */
    entries: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), haler: z.number().int() })),
  })
  .meta({ id: 'LedgerTransfer' })

/** What the money of an order left behind. */
export const OrderMoney = z
  .object({
    order: ManagedOrder,
    /** What of it can still be given back. */
    refundable: Money,
    /** What is decided to go back and has not yet. */
    refund_due: Money,
    /** What the card's bank took after a dispute. */
    charged_back: Money,
    /** Since when the card's bank disputes the charge; null where it does not. */
    disputed_at: Timestamp.nullable(),
    refunds: z.array(OrderRefund),
    /** What came to our account for it. */
    bank_payments: z.array(BankPayment),
    transfers: z.array(LedgerTransfer),
    /** Its invoice and credit notes, the newest first. */
    documents: z.array(Invoice),
  })
  .meta({ id: 'OrderMoney' })
export type OrderMoney = z.infer<typeof OrderMoney>

const params = z.object({ guid: Guid })
const reason = oneLine(GRANT_REASON_MAX).min(GRANT_REASON_MIN)

/** Payments of orders as the administration sees them and gives them back. */
export const orderMoney = {
  detail: endpoint({
    method: 'GET',
    path: '/admin/order/{guid}/money',
    access: 'admin',
    summary: 'What the payment of an order left behind: refunds and movements in the ledger.',
    params,
    status: 200,
    response: OrderMoney,
    errors: ['NOT_FOUND'],
  }),
  refund: endpoint({
    method: 'POST',
    path: '/admin/order/{guid}/refund',
    access: 'admin',
    summary:
      'Gives an order’s money back, in full or in part; the gateway sends it at once or later. In full premium ends with yesterday; of a part its days are taken from the end in proportion and nothing renews, unless `keeps_premium`. The same guid again is the same refund. CHANGED_ELSEWHERE where more went back meanwhile than the administrator saw.',
    rate_limits: [{ by: 'user', attempts: REFUNDS_PER_HOUR, seconds: 3600 }],
    params,
    body: z.strictObject({
      /** Made by the client, so that the same refund sent again is the same refund. */
      guid: Guid,
      amount: GivenMoney.refine(({ haler }) => haler > 0),
      /** What can be given back, as the administrator saw it. */
      refundable: GivenMoney,
      keeps_premium: z.boolean(),
      reason,
    }),
    status: 200,
    response: OrderMoney,
    errors: ['NOT_FOUND', 'UNIQUE', 'REFUND_NOT_POSSIBLE', 'REFUND_TOO_HIGH', 'CHARGE_DISPUTED', 'CHANGED_ELSEWHERE'],
  }),
  markSent: endpoint({
    method: 'POST',
    path: '/admin/order/{guid}/refund/{refund}/sent',
    access: 'admin',
    summary:
      'Marks a refund of an order paid by transfer as sent: an administrator sent it from the bank. Issues its credit note. The same again answers the same.',
    rate_limits: [{ by: 'user', attempts: REFUNDS_PER_HOUR, seconds: 3600 }],
    params: z.object({ guid: Guid, refund: Guid }),
    body: z.strictObject({}),
    status: 200,
    response: OrderMoney,
    errors: ['NOT_FOUND', 'REFUND_NOT_POSSIBLE'],
  }),
  dispute: endpoint({
    method: 'PATCH',
    path: '/admin/order/{guid}/dispute',
    access: 'admin',
    summary:
      'Records that the card’s bank disputes the charge of an order, or does so no more. Meanwhile nothing is given back.',
    params,
    body: z.strictObject({ is_disputed: z.boolean(), reason }),
    status: 200,
    response: OrderMoney,
    errors: ['NOT_FOUND', 'REFUND_NOT_POSSIBLE'],
  }),
  chargeback: endpoint({
    method: 'POST',
    path: '/admin/order/{guid}/chargeback',
    access: 'admin',
    summary:
      'Records that the dispute about an order is lost: the card’s bank took what was left of the money. What it paid for ends with yesterday, nothing is given back besides. The same again changes nothing.',
    rate_limits: [{ by: 'user', attempts: REFUNDS_PER_HOUR, seconds: 3600 }],
    params,
    body: z.strictObject({ reason }),
    status: 200,
    response: OrderMoney,
    errors: ['NOT_FOUND', 'REFUND_NOT_POSSIBLE', 'SERVICE_UNAVAILABLE'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/admin/order/{guid}/correction',
    access: 'super_admin',
    summary:
      'Reverses a wrong movement of an order in the ledger by a new, opposite one. CHANGED_ELSEWHERE where that was done before.',
    rate_limits: [{ by: 'user', attempts: REFUNDS_PER_HOUR, seconds: 3600 }],
    params,
    body: z.strictObject({ transfer: Guid, reason }),
    status: 200,
    response: OrderMoney,
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
  }),
}

import { BANK_DECISIONS, BANK_FINDINGS, BANK_STATES } from '@zivina/domain/commerce/bank-transfers'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, oneLine, PageParameter, Timestamp } from '#contract/kernel/fields.ts'
import { GRANT_REASON_MAX, GRANT_REASON_MIN } from '#contract/kernel/limits.ts'
import { Money } from '#contract/kernel/money.ts'
import { STATEMENT_MAX_BYTES, STATEMENTS_PER_HOUR } from './limits.ts'

const Day = z.iso.date()

/** A payment that came to our bank account. */
export const BankPayment = z
  .object({
    guid: Guid,
    /** The number of the statement, and what the bank calls the payment. */
    statement: z.string(),
    reference: z.string(),
    booked_on: Day,
    /** The smallest parts of the currency, haléře for CZK. */
    amount: z.number().int(),
    currency: z.string(),
    variable_symbol: z.string(),
    payer_name: z.string(),
    payer_account: z.string(),
    message: z.string(),
    state: z.enum(BANK_STATES),
    /** Why it belonged to no order by itself; null where it did. */
    finding: z.enum(BANK_FINDINGS).nullable(),
    order: z.object({ guid: Guid, number: z.string() }).nullable(),
    /** What of it is to go back, in haléře; 0 for nothing. */
    return_due: z.number().int(),
    returned_at: Timestamp.nullable(),
    reason: z.string(),
  })
  .meta({ id: 'BankPayment' })
export type BankPayment = z.infer<typeof BankPayment>

/** What the administration's list shows: payments that wait for a person, are to be sent back, or are settled. */
export const BANK_LISTS = ['open', 'to_return', 'matched', 'set_aside', 'returned'] as const
export type BankList = (typeof BANK_LISTS)[number]

/** What a statement brought. */
export const StatementResult = z
  .object({
    statement: z.string(),
    /** Payments that came, and how many of them had been read in before. */
    payments: z.number().int(),
    present: z.number().int(),
    /** Of the new ones: those that paid for an order, and those that wait for a person. */
    matched: z.number().int(),
    open: z.number().int(),
    /** Entries that are no payment to us: what left the account, and what is not booked yet. */
    skipped: z.number().int(),
  })
  .meta({ id: 'StatementResult' })
export type StatementResult = z.infer<typeof StatementResult>

/** A refund of an order paid by transfer, which a person sends from the bank. */
export const TransferRefund = z
  .object({
    guid: Guid,
    order: z.object({ guid: Guid, number: z.string() }),
    amount: Money,
    /** Where the order was paid from; empty where the bank did not say. */
    payer_name: z.string(),
    payer_account: z.string(),
    created_at: Timestamp,
  })
  .meta({ id: 'TransferRefund' })
export type TransferRefund = z.infer<typeof TransferRefund>

// Base64 encodes three bytes as four letters.
const CONTENT_MAX = Math.ceil(STATEMENT_MAX_BYTES / 3) * 4

/** Bank statements and the payments that they brought, as the administration manages them. */
export const bankPayments = {
  importStatement: endpoint({
    method: 'POST',
    path: '/admin/bank_statement',
    access: 'admin',
    large_body: true,
    body_max_bytes: CONTENT_MAX + 4096,
    rate_limits: [{ by: 'user', attempts: STATEMENTS_PER_HOUR, seconds: 3600 }],
    summary:
      'Reads in a statement of our bank account (CAMT.053, as base64). A payment whose variable symbol and amount are those of an order pays for it; the rest waits for a person. What was read in before changes nothing.',
    body: z.strictObject({ content: z.base64().min(4).max(CONTENT_MAX) }),
    status: 200,
    response: StatementResult,
    errors: ['STATEMENT_UNREADABLE', 'LIMIT_REACHED', 'SERVICE_UNAVAILABLE'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/bank_payment',
    access: 'admin',
    summary: 'Payments that came to our bank account, the newest first: those that wait for a person, or others.',
    query: z.strictObject({ page: PageParameter, state: z.enum(BANK_LISTS).default('open') }),
    status: 200,
    response: countedListOf(BankPayment),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  refunds: endpoint({
    method: 'GET',
    path: '/admin/transfer_refund',
    access: 'admin',
    summary: 'Refunds of orders paid by transfer that nobody has sent yet, the oldest first.',
    query: z.strictObject({ page: PageParameter }),
    status: 200,
    response: countedListOf(TransferRefund),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/bank_payment/{guid}/decision',
    access: 'admin',
    summary:
      'Decides of a payment: `assign` to an order, which it pays for, with what is too much to go back; `set_aside`; `return`; `mark_returned` once somebody sent it; `reopen`. CHANGED_ELSEWHERE where it is not in the state that the administrator saw.',
    params: z.object({ guid: Guid }),
    body: z.strictObject({
      decision: z.enum(BANK_DECISIONS),
      /** The state that the administrator saw. */
      state: z.enum(BANK_STATES),
      /** The number of the order to assign to; empty otherwise. */
      order_number: z
        .string()
        .regex(/^\d{1,10}$/)
        .or(z.literal(''))
        .default(''),
      reason: oneLine(GRANT_REASON_MAX).min(GRANT_REASON_MIN),
    }),
    status: 200,
    response: BankPayment,
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE', 'ORDER_NOT_PAYABLE', 'BANK_PAYMENT_TOO_LOW'],
  }),
}

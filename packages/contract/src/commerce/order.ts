import { PAYMENT_METHODS } from '@zivina/domain/commerce/bank-transfers'
import { PAYMENT_STATES } from '@zivina/domain/commerce/payment-states'
import { z } from 'zod'
import { PLANS } from '#contract/account/plans.ts'
import { Guid, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import { EMAIL_MAX } from '#contract/kernel/limits.ts'
import { Money } from '#contract/kernel/money.ts'
import { ORDER_KINDS } from './order-kinds.ts'
import { SUBSCRIPTION_PERIODS } from './services.ts'

const Day = z.iso.date()

/** Who buys, as the invoice will name them. A company has an IČO, and a DIČ where it pays VAT. */
export const Buyer = z
  .strictObject({
    full_name: oneLine(100).min(1),
    email: z.email().max(EMAIL_MAX),
    street: oneLine(120).min(1),
    city: oneLine(80).min(1),
    postal_code: oneLine(12).min(1),
    country: z.string().regex(/^[A-Z]{2}$/),
    company_name: oneLine(200).default(''),
    ico: z
      .string()
      .regex(/^\d{8}$/)
      .or(z.literal(''))
      .default(''),
    dic: z
      .string()
      .regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/)
      .or(z.literal(''))
      .default(''),
  })
  .meta({ id: 'Buyer' })
export type Buyer = z.output<typeof Buyer>

const text = z.string()
/** The same in an answer. */
const OrderBuyer = z
  .object({
    full_name: text,
    email: text,
    street: text,
    city: text,
    postal_code: text,
    country: text,
    company_name: text,
    ico: text,
    dic: text,
  })
  .meta({ id: 'OrderBuyer' })

/** How to pay an order by a transfer to our account. */
export const Transfer = z
  .object({
    /** As people write it, and as banks do. */
    account: z.string(),
    iban: z.string(),
    variable_symbol: z.string(),
    /** The last day on which to pay; what comes later may find the order ended. */
    pay_until: Day,
    /** The text of the payment QR code, as `SPD*1.0*…`. */
    spayd: z.string(),
  })
  .meta({ id: 'Transfer' })
export type Transfer = z.infer<typeof Transfer>

/** An order with its payment. */
export const Order = z
  .object({
    guid: Guid,
    /** What the person, the gateway and the invoice call it. */
    number: z.string(),
    kind: z.enum(ORDER_KINDS),
    service: z.object({ guid: Guid, slug: z.string(), name: z.string() }),
    plan: z.enum(PLANS).nullable(),
    /** How it renews; null for a fixed term. */
    period: z.enum(SUBSCRIPTION_PERIODS).nullable(),
    /** State of its payment. */
    state: z.enum(PAYMENT_STATES),
    payment_method: z.enum(PAYMENT_METHODS),
    /** Where a transfer is to be sent; null unless the order waits for one. The amount is that of the order. */
    transfer: Transfer.nullable(),
    /** What the gateway calls the payment; null until the gateway has made it. */
    payment_id: z.string().nullable(),
    /** Where to pay; null unless it waits for its payment. */
    gw_url: z.string().nullable(),
    /** What the service costs, what is credited for unused days of a former plan, what a code takes off, and what is paid. VAT included. */
    price: Money,
    credit: Money,
    discount: Money,
    amount: Money,
    /** The code that lowered this payment; renewals cost the price. */
    discount_code: z.string().nullable(),
    /** Percent. */
    vat_rate: z.number().int(),
    /** What was given back so far. */
    refunded: Money,
    /** Null after the account was deleted. */
    buyer: OrderBuyer.nullable(),
    terms_version: z.string(),
    /** The days of premium that it pays for, both included; null until it is paid. */
    begins: Day.nullable(),
    ends: Day.nullable(),
    /** The gift voucher that was bought; null for everything else. Without a code until it is paid. */
    voucher: z
      .object({
        code: z.string().nullable(),
        recipient_email: z.string(),
        send_on: Day,
        valid_until: Day.nullable(),
        is_sent: z.boolean(),
        is_redeemed: z.boolean(),
      })
      .nullable(),
    /** The last day on which the person may withdraw; null where they may not. */
    withdrawal_until: Day.nullable(),
    withdrawn_at: Timestamp.nullable(),
    /** Guids of meal plans that were made for this order. */
    meal_plan_purchases: z.array(Guid),
    paid_at: Timestamp.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

import { PAYMENT_METHODS } from '@zivina/domain/commerce/bank-transfers'
import { z } from 'zod'
import { PLANS } from '#contract/account/plans.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf } from '#contract/kernel/fields.ts'
import { GivenMoney, Money } from '#contract/kernel/money.ts'
import { CARD_CHANGES_PER_HOUR, ORDERS_PER_PAGE, PAYMENT_CHECKS_PER_HOUR } from './limits.ts'
import { Order } from './order.ts'
import { ORDER_KINDS } from './order-kinds.ts'
import { NewPurchase, PURCHASE, PURCHASE_ERRORS } from './purchase.ts'
import { Service } from './services.ts'

const Day = z.iso.date()

/** What a person would get and pay, before they order. `downgrade` is no order: it is set by `PATCH /subscription`. */
export const OrderPreview = z
  .object({
    service: Service,
    change: z.enum([...ORDER_KINDS, 'downgrade']).exclude(['renewal', 'card', 'gift', 'counselling', 'points']),
    price: Money,
    /** For the unused days of the plan that it takes the place of. */
    credit: Money,
    /** How many days those are. */
    credited_days: z.number().int(),
    /** What is paid now. */
    amount: Money,
    /** The days it pays for, both included. */
    begins: Day,
    ends: Day,
    /** The day of the next charge and what it will be; null for a fixed term. */
    renews_on: Day.nullable(),
    renewal_amount: Money.nullable(),
    /** The terms to agree with. */
    terms_version: z.string(),
    /** Whether it may be paid by a transfer, once for the days above: then nothing renews. */
    by_transfer: z.boolean(),
    /** The plan that runs now from an order. */
    running_plan: z.enum(PLANS),
  })
  .meta({ id: 'OrderPreview' })
export type OrderPreview = z.infer<typeof OrderPreview>

/** What reading a payment again has found. */
export const PAYMENT_FINDINGS = ['activated', 'active', 'waiting', 'not_paid', 'refunded'] as const
export type PaymentFinding = (typeof PAYMENT_FINDINGS)[number]

export const NewOrder = NewPurchase.extend({
  /** For unused days, as the person saw it. */
  credit: GivenMoney,
  /** A discount code, and what it takes off this payment, as `POST /referral_code/check` said it. */
  code: z.string().max(60).default(''),
  discount: GivenMoney.default({ haler: 0, currency: 'CZK' }),
  /** That premium begins at once, before the time for withdrawal is over, and what withdrawal then means. */
  immediate_start_agreed: z.literal(true),
  /** By a transfer nothing renews, whatever the service does. */
  payment_method: z.enum(PAYMENT_METHODS).default('card'),
})
export type NewOrder = z.output<typeof NewOrder>

const params = z.object({ guid: Guid })

/** Orders of the logged-in user. */
export const orders = {
  preview: endpoint({
    method: 'GET',
    path: '/order/preview',
    access: 'user',
    summary: 'What a service would cost the person now: price, credit for unused days, days it is for, next charge.',
    query: z.strictObject({ service: Guid }),
    status: 200,
    response: OrderPreview,
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND', 'ALREADY_SUBSCRIBED'],
  }),
  create: endpoint({
    ...PURCHASE,
    path: '/order',
    summary:
      'Orders a plan and opens its payment; pay at `gw_url`, or by the `transfer` that the order names. The same guid again is the same order; so is another guid while an order of the same service waits for its payment. PURCHASE_CANCELLED where the order of this guid was cancelled or expired.',
    body: NewOrder,
    errors: [...PURCHASE_ERRORS, 'INVALID_REFERRAL_CODE', 'TRANSFER_NOT_POSSIBLE', 'ALREADY_SUBSCRIBED'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/order',
    access: 'user',
    seen: true,
    summary: 'One’s own orders, the newest first.',
    query: z.strictObject(limitAndOffset(ORDERS_PER_PAGE)),
    status: 200,
    response: listOf(Order),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/order/{guid}',
    access: 'user',
    seen: true,
    summary: 'One of one’s own orders, as it is stored; for the page that waits for a payment.',
    params,
    status: 200,
    response: Order,
    errors: [],
  }),
  changeCard: endpoint({
    method: 'POST',
    path: '/subscription/card',
    access: 'user',
    summary:
      'Opens a small payment by which a subscription that renews gets another card; pay at `gw_url`. What is paid is sent back at once. The same guid again is the same order. NO_PREMIUM where nothing renews.',
    rate_limits: [{ by: 'user', attempts: CARD_CHANGES_PER_HOUR, seconds: 3600 }],
    /** The guid is made by the client, so that the same request sent again is the same order. */
    body: z.strictObject({ guid: Guid }),
    status: 201,
    response: Order,
    errors: ['NO_PREMIUM', 'UNIQUE', 'PURCHASE_CANCELLED', 'LIMIT_REACHED', 'SERVICE_UNAVAILABLE'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/order/{guid}/check',
    access: 'user',
    summary: 'Reads the payment from the gateway again, gives what it pays for, and says what it found.',
    rate_limits: [{ by: 'user', attempts: PAYMENT_CHECKS_PER_HOUR, seconds: 3600 }],
    params,
    status: 200,
    response: z.object({ order: Order, found: z.enum(PAYMENT_FINDINGS) }),
    errors: ['SERVICE_UNAVAILABLE'],
  }),
  withdrawal: endpoint({
    method: 'GET',
    path: '/order/{guid}/withdrawal',
    access: 'user',
    summary: 'The first step of withdrawing: what is given back, and when premium would end. Changes nothing.',
    params,
    status: 200,
    response: z.object({
      order: Order,
      refund: Money,
      /** The last day of premium that the account would then have; null for none after today. */
      premium_until: Day.nullable(),
    }),
    errors: ['WITHDRAWAL_NOT_POSSIBLE'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/order/{guid}/withdrawal',
    access: 'user',
    summary:
      'The second step: withdraws from the order, ends its premium and has the money sent back; confirmed by e-mail. The same again answers the same.',
    params,
    body: z.strictObject({ refund: GivenMoney }),
    status: 200,
    response: Order,
    errors: ['WITHDRAWAL_NOT_POSSIBLE', 'PRICE_CHANGED'],
  }),
}

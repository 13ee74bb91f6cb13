import { z } from 'zod'
import { Guid } from '#contract/kernel/fields.ts'
import { GivenMoney } from '#contract/kernel/money.ts'
import { ORDERS_PER_HOUR } from './limits.ts'
import { Buyer, Order } from './order.ts'

/** What a person sends to buy something once, with what they saw and agreed with; another amount is refused. */
export const NewPurchase = z.strictObject({
  /** Of the order, made by the client, so that the same order sent again is the same order. */
  guid: Guid,
  service: Guid,
  price: GivenMoney,
  vat_rate: z.number().int().min(0).max(100),
  terms_version: z.string().max(40),
  buyer: Buyer,
})
export type NewPurchase = z.output<typeof NewPurchase>

/** What all calls have in common by which people order something of the price list. */
export const PURCHASE = {
  method: 'POST',
  access: 'user',
  rate_limits: [
    { by: 'user', attempts: ORDERS_PER_HOUR, seconds: 3600 },
    { by: 'address', attempts: ORDERS_PER_HOUR * 4, seconds: 3600 },
  ],
  status: 201,
  response: Order,
} as const

/** What an order of anything may be refused for. */
export const PURCHASE_ERRORS = [
  'NOT_FOUND',
  'UNIQUE',
  'PRICE_CHANGED',
  'TERMS_CHANGED',
  'PURCHASE_CANCELLED',
  'LIMIT_REACHED',
  'SERVICE_UNAVAILABLE',
] as const

import { z } from 'zod'
import { GatewayError, type GatewayPayment } from './port.ts'

/** Answers of the gateway's protocol, version 3: only what is used of them. */

export const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** States of the protocol. A chosen method of payment is one that waits, as before. */
const STATES = {
  CREATED: 'CREATED',
  PAYMENT_METHOD_CHOSEN: 'CREATED',
  PAID: 'PAID',
  AUTHORIZED: 'AUTHORIZED',
  CANCELED: 'CANCELED',
  TIMEOUTED: 'TIMEOUTED',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
  REFUNDED: 'REFUNDED',
} as const

const Id = z.union([z.number().int(), z.string().regex(/^\d{1,20}$/)]).transform(String)

export const PaymentAnswer = z
  .object({
    id: Id,
    order_number: z.string(),
    state: z.enum(Object.keys(STATES) as [keyof typeof STATES]),
    amount: z.number().int(),
    currency: z.string(),
    gw_url: z.url({ protocol: /^https?$/ }).optional(),
    parent_id: Id.optional(),
    payer: z
      .object({
        payment_card: z
          .object({
            card_number: z.string().max(40),
            card_brand: z.string().max(40).default(''),
            card_expiration: z.string().max(10).default(''),
          })
          .optional(),
      })
      .optional(),
  })
  .transform(({ id, order_number, state, amount, currency, gw_url, parent_id, payer }): GatewayPayment => {
    const card = payer?.payment_card
    return {
      id,
      order_number,
      state: STATES[state],
      money: { haler: amount, currency },
      // Of a part the payment does not say how much it was; `read` asks for that.
      refunded: state === 'REFUNDED' ? amount : 0,
      gw_url: gw_url ?? null,
      parent_id: parent_id ?? null,
      card: card ? { number: card.card_number, brand: card.card_brand, expires: expiryOf(card.card_expiration) } : null,
    }
  })

/** „2912“ is December 2029. */
function expiryOf(yymm: string): string {
  const [, year, month] = /^(\d{2})(\d{2})$/.exec(yymm) ?? []
  return year === undefined ? '' : `${month}/20${year}`
}

export const ResultAnswer = z.object({ result: z.enum(['ACCEPTED', 'FINISHED', 'FAILED']) })

/** Refunds of a payment. One that failed gave nothing back; a state that is not known counts, so that nothing is given back twice. */
export const RefundsAnswer = z
  .array(z.object({ amount: z.number().int().min(0), state: z.string().optional(), result: z.string().optional() }))
  .transform((refunds) =>
    refunds
      .filter(({ state, result }) => state !== 'FAILED' && result !== 'FAILED')
      .reduce((sum, { amount }) => sum + amount, 0),
  )

const ErrorsAnswer = z.object({
  errors: z.array(z.object({ error_code: z.number().int(), error_name: z.string().optional() })).min(1),
})

/** The gateway's number of a refusal; null where it names none. */
export function refusalCode(body: unknown): number | null {
  const parsed = ErrorsAnswer.safeParse(body)
  return parsed.success ? (parsed.data.errors[0]?.error_code ?? null) : null
}

/** @throws GatewayError for an answer of another shape */
export function readAs<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new GatewayError('down', 'answered in another shape', { cause: parsed.error })
  return parsed.data
}

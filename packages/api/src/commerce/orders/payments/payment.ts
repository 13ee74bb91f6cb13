import { GatewayError, type GatewayPayment, type PaymentGateway } from '@zivina/integrations/payments/port'
import type { OrderRow } from '#api/commerce/orders/queries.ts'
import { selectOrder, setPayment } from '#api/commerce/orders/queries.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'

const RETRY_SECONDS = 5
/** The pages that a person returns to from the gateway. */
const RETURN_PATHS = {
  premium: '/potvrzeni-objednavky?objednavka=',
  counselling: '/uzivatel/poradna?objednavka=',
} as const

export type PayingCtx = Ctx<'db' | 'log' | 'public_url' | 'payments'>

/**
 * Makes a call to the gateway, outside any transaction.
 * @throws ApiError SERVICE_UNAVAILABLE where there is none, or it does not do what it is asked
 */
export async function askGateway<Result>(
  { payments, log }: Pick<PayingCtx, 'payments' | 'log'>,
  call: (gateway: PaymentGateway) => Promise<Result>,
): Promise<Result> {
  if (!payments) throw new ApiError('SERVICE_UNAVAILABLE')
  try {
    return await call(payments)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    log.error({ failure: error.failure, code: error.code, reason: error.message }, 'payment gateway failed')
    throw new ApiError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS })
  }
}

/**
 * Has the gateway make the payment of an order that has none. Of two calls at the same moment the first one's payment counts; nobody
 * ever sees the other one's, so nobody can pay it.
 * @throws ApiError SERVICE_UNAVAILABLE; the same order may be sent again
 */
export async function openPayment(ctx: PayingCtx, order: OrderRow): Promise<OrderRow> {
  if (order.payment_id !== null || order.state !== 'CREATED' || order.payment_method !== 'card') return order
  const made = await askGateway(ctx, (gateway) => gateway.create(paymentOf(order, ctx.public_url)))
  await setPayment(ctx.db, order.guid, { payment_id: made.id, gw_url: made.gw_url })
  return (await selectOrder(ctx.db, order.guid)) ?? order
}

/** What the gateway calls an order, and what it costs. */
export function chargeOf({ number, service_name, amount, currency, vat_rate }: OrderRow) {
  return { order_number: String(number), description: service_name, amount, currency, vat_rate }
}

function paymentOf(order: OrderRow, public_url: string) {
  const { email = '', full_name = '', street = '', city = '', postal_code = '' } = order.buyer ?? {}
  return {
    ...chargeOf(order),
    payer: { email, full_name, street, city, postal_code },
    is_repeated: order.period !== null,
    is_held: order.kind === 'counselling',
    return_url: `${public_url}${RETURN_PATHS[order.kind === 'counselling' ? 'counselling' : 'premium']}${order.guid}`,
    notification_url: `${public_url}/api/payment/notify`,
  }
}

/** Whether a payment is the one of an order: the same number, amount and currency. Another one changes nothing. */
export function isPaymentOf(
  { number, amount, currency }: Pick<OrderRow, 'number' | 'amount' | 'currency'>,
  { order_number, money }: GatewayPayment,
): boolean {
  return order_number === String(number) && money.haler === amount && money.currency === currency
}

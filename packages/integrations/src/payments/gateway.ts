import { PaymentAnswer, RefundsAnswer, ResultAnswer, readAs } from './messages.ts'
import { type Charge, GatewayError, type NewPayment, type PaymentGateway } from './port.ts'
import { createRequests, type GatewayAccess } from './requests.ts'

/** The addresses of the gateway's API: real payments, and its test environment. */
export const GATEWAY_URLS = {
  production: 'https://gate.gopay.cz/api',
  test: 'https://gw.sandbox.gopay.com/api',
} as const

/** The last day until which the gateway lets a card be charged again. */
const REPEATS_UNTIL_MAX = '2030-12-31'
const NOT_FOUND = 404
/** The gateway's numbers of refusals. */
const PAYMENT_UNKNOWN = 304
const RECURRENCE_STOPPED = 342

const PAYMENTS = '/payments/payment'

export type GatewayOptions = GatewayAccess & {
  /** Number of our shop at the gateway. */
  goid: string
}

/** A client of the gateway's protocol, version 3. */
export function createGateway({ goid, ...access }: GatewayOptions): PaymentGateway {
  const ask = createRequests(access)
  const act = async (path: string, form: Record<string, string> = {}): Promise<void> => {
    const { result } = readAs(ResultAnswer, await ask('POST', path, { form }))
    if (result === 'FAILED') throw new GatewayError('refused', 'says that it failed')
  }
  const of = (id: string, rest = ''): string => `${PAYMENTS}/${encodeURIComponent(id)}${rest}`
  return {
    create: async (payment) => readAs(PaymentAnswer, await ask('POST', PAYMENTS, { json: toRequest(payment, goid) })),
    read: async (id) => {
      try {
        const payment = readAs(PaymentAnswer, await ask('GET', of(id)))
        // A part that was accepted may be in the list before it is in the state.
        if (payment.state !== 'PARTIALLY_REFUNDED' && payment.state !== 'PAID') return payment
        const listed = await ask('GET', of(id, '/refunds')).catch((error: unknown) => {
          if (payment.state === 'PAID' && error instanceof GatewayError && isUnknown(error)) return []
          throw error
        })
        return { ...payment, refunded: readAs(RefundsAnswer, listed) }
      } catch (error) {
        if (error instanceof GatewayError && isUnknown(error)) return null
        throw error
      }
    },
    charge: async (parent_id, charge) =>
      readAs(PaymentAnswer, await ask('POST', of(parent_id, '/create-recurrence'), { json: chargeOf(charge) })),
    stop: async (parent_id) => {
      try {
        await act(of(parent_id, '/void-recurrence'))
      } catch (error) {
        if (!(error instanceof GatewayError && (error.code === RECURRENCE_STOPPED || isUnknown(error)))) throw error
      }
    },
    refund: (id, amount) => act(of(id, '/refund'), { amount: String(amount) }),
    capture: (id) => act(of(id, '/capture')),
    release: (id) => act(of(id, '/void-authorization')),
  }
}

const isUnknown = ({ failure, code }: GatewayError): boolean =>
  failure === 'refused' && (code === PAYMENT_UNKNOWN || code === NOT_FOUND)

function chargeOf({ order_number, description, amount, currency, vat_rate }: Charge) {
  return {
    amount,
    currency,
    order_number,
    order_description: description,
    items: [{ type: 'ITEM', name: description, amount, count: 1, vat_rate }],
  }
}

function toRequest(payment: NewPayment, goid: string) {
  const { payer, is_repeated, is_held, return_url, notification_url } = payment
  const [first_name = '', ...others] = payer.full_name.split(' ')
  const { email, street, city, postal_code } = payer
  return {
    ...chargeOf(payment),
    payer: {
      // Only a card can be charged again, or have an amount held on it.
      allowed_payment_instruments:
        is_repeated || is_held ? ['PAYMENT_CARD'] : ['PAYMENT_CARD', 'BANK_ACCOUNT', 'GPAY', 'APPLE_PAY'],
      default_payment_instrument: 'PAYMENT_CARD',
      contact: { first_name, last_name: others.join(' '), email, street, city, postal_code },
    },
    target: { type: 'ACCOUNT', goid: Number(goid) },
    ...(is_repeated ? { recurrence: { recurrence_cycle: 'ON_DEMAND', recurrence_date_to: REPEATS_UNTIL_MAX } } : {}),
    ...(is_held ? { preauthorization: true } : {}),
    callback: { return_url, notification_url },
    lang: 'CS',
  }
}

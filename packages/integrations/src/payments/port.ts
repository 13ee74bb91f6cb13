import type { Order } from '@zivina/contract/commerce/order'

/** An amount in whole haléře and its currency, as the gateway says it: it may be any. */
export type GatewayMoney = { haler: number; currency: string }

/** What a person is to pay. */
export type NewPayment = {
  /** Our number of the order. */
  order_number: string
  /** What the person reads at the gateway and on the bank statement. */
  description: string
  /** Haléře. */
  amount: number
  currency: string
  vat_rate: number
  payer: { email: string; full_name: string; street: string; city: string; postal_code: string }
  /** Whether its card may be charged again later. */
  is_repeated: boolean
  /** Whether the amount is only held, to be captured or released later. */
  is_held: boolean
  /** Where the person returns, and where the gateway tells of changes. */
  return_url: string
  notification_url: string
}

/** A charge of a card that was paid with before. */
export type Charge = Pick<NewPayment, 'order_number' | 'description' | 'amount' | 'currency' | 'vat_rate'>

/** A payment as the gateway has it now. */
export type GatewayPayment = {
  id: string
  order_number: string
  state: Order['state']
  money: GatewayMoney
  /** Haléře that went back altogether. */
  refunded: number
  /** Where the person pays; null where nothing is left to do there. */
  gw_url: string | null
  /** The payment that it is a repetition of. */
  parent_id: string | null
  /** The card, masked; null where it was paid otherwise, or not yet. */
  card: { number: string; brand: string; expires: string } | null
}

/**
 * The payment gateway. What it says of a payment is true only as the answer to `read`: what arrives by itself is not believed.
 * Every call throws a GatewayError.
 */
export interface PaymentGateway {
  create(payment: NewPayment): Promise<GatewayPayment>
  /** @returns null where the gateway has no such payment */
  read(id: string): Promise<GatewayPayment | null>
  /** Charges the card of a former payment. The answer is a new payment, whose state is not known yet. */
  charge(parent_id: string, charge: Charge): Promise<GatewayPayment>
  /** Stops charging; also where it was stopped before. */
  stop(parent_id: string): Promise<void>
  /** Gives an amount back, in haléře. */
  refund(id: string, amount: number): Promise<void>
  /** Takes what is held, and lets it go. */
  capture(id: string): Promise<void>
  release(id: string): Promise<void>
}

/**
 * Why a call to the gateway failed: `down` where it did not answer or not in time, so that what it did is unknown; `refused` where
 * it says no to this call; `misconfigured` where it does not accept our credentials.
 */
export type GatewayFailure = 'down' | 'refused' | 'misconfigured'

export class GatewayError extends Error {
  readonly failure: GatewayFailure
  /** The gateway's own number of the reason; null where it names none. */
  readonly code: number | null

  constructor(
    failure: GatewayFailure,
    what: string,
    { code = null, cause }: { code?: number | null; cause?: unknown } = {},
  ) {
    super(`The payment gateway ${what}.`, { cause })
    this.name = 'GatewayError'
    this.failure = failure
    this.code = code
  }
}

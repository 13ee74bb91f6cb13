/** States of a payment, as the specification lists them. */
export const PAYMENT_STATES = [
  'CREATED',
  'PAID',
  'TIMEOUTED',
  'CANCELED',
  'AUTHORIZED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The moves that a payment may make; a state that leads nowhere is final. */
export const PAYMENT_MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  CREATED: ['PAID', 'AUTHORIZED', 'TIMEOUTED', 'CANCELED'],
  AUTHORIZED: ['PAID', 'CANCELED'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  TIMEOUTED: [],
  CANCELED: [],
  REFUNDED: [],
}

/** States in which money has arrived, or had arrived before some of it was given back. */
export const MONEY_ARRIVED: readonly PaymentState[] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']

/**
 * What a payment becomes when the gateway says a state. A state that the present one may not become, such as a late "created"
 * after "cancelled", changes nothing. Steps that were missed are made up for: a payment that is refunded was paid before.
 * @returns the states it passes, in their order; none where nothing changes
 */
export function paymentSteps(from: PaymentState, to: PaymentState): PaymentState[] {
  if (from === to) return []
  if (PAYMENT_MOVES[from].includes(to)) return [to]
  const over = PAYMENT_MOVES[from].find((next) => next === 'PAID' && PAYMENT_MOVES[next].includes(to))
  return over === undefined ? [] : [over, to]
}

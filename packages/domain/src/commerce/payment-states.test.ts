import { describe, expect, it } from 'vitest'
import { PAYMENT_STATES, type PaymentState, paymentSteps } from './payment-states.ts'

/** Every move that changes something, written out; all others change nothing. */
const MOVES: Record<string, PaymentState[]> = {
  'CREATED PAID': ['PAID'],
  'CREATED AUTHORIZED': ['AUTHORIZED'],
  'CREATED TIMEOUTED': ['TIMEOUTED'],
  'CREATED CANCELED': ['CANCELED'],
  // The notification of the payment got lost.
  'CREATED PARTIALLY_REFUNDED': ['PAID', 'PARTIALLY_REFUNDED'],
  'CREATED REFUNDED': ['PAID', 'REFUNDED'],
  'AUTHORIZED PAID': ['PAID'],
  'AUTHORIZED CANCELED': ['CANCELED'],
  'AUTHORIZED PARTIALLY_REFUNDED': ['PAID', 'PARTIALLY_REFUNDED'],
  'AUTHORIZED REFUNDED': ['PAID', 'REFUNDED'],
  'PAID PARTIALLY_REFUNDED': ['PARTIALLY_REFUNDED'],
  'PAID REFUNDED': ['REFUNDED'],
  'PARTIALLY_REFUNDED REFUNDED': ['REFUNDED'],
}

const pairs = PAYMENT_STATES.flatMap((from) => PAYMENT_STATES.map((to) => ({ from, to })))

describe('a payment that the gateway says to be', () => {
  it.each(pairs)('$to while we know it as $from', ({ from, to }) => {
    expect(paymentSteps(from, to)).toEqual(MOVES[`${from} ${to}`] ?? [])
  })
})

import { describe, expect, it } from 'vitest'
import { judgeArrival, numberOfSymbol } from './bank-transfers.ts'

const PAYMENT = { amount: 169_000, currency: 'CZK', variable_symbol: '100001' }
const ORDER = { amount: 169_000, currency: 'CZK', state: 'CREATED', paid_at: null, superseded_at: null }

describe('a payment that came to the account', () => {
  it('belongs to the order of its symbol and amount', () => {
    expect(judgeArrival(PAYMENT, ORDER)).toBeNull()
  })

  it.each([
    ['no_symbol', { ...PAYMENT, variable_symbol: '' }, ORDER],
    ['unknown_symbol', PAYMENT, null],
    ['other_currency', { ...PAYMENT, currency: 'EUR' }, ORDER],
    ['second_payment', PAYMENT, { ...ORDER, state: 'PAID', paid_at: new Date(0) }],
    ['second_payment', PAYMENT, { ...ORDER, state: 'REFUNDED', paid_at: new Date(0) }],
    ['order_ended', PAYMENT, { ...ORDER, state: 'TIMEOUTED' }],
    ['order_ended', PAYMENT, { ...ORDER, superseded_at: new Date(0) }],
    ['wrong_amount', { ...PAYMENT, amount: 168_999 }, ORDER],
    ['wrong_amount', { ...PAYMENT, amount: 169_001 }, ORDER],
  ] as const)('waits for a person: %s', (finding, payment, order) => {
    expect(judgeArrival(payment, order)).toBe(finding)
  })

  it.each([
    ['100001', 100_001],
    ['0', null],
    ['', null],
    ['9999999999', null],
    ['12a', null],
  ])('with the symbol „%s“ names the order %s', (symbol, number) => {
    expect(numberOfSymbol(symbol)).toBe(number)
  })
})

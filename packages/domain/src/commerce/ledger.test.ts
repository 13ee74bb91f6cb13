import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditEntries, type Entry, paymentEntries, refundEntries } from './ledger.ts'
import { vatOfPart, vatWithin } from './vat.ts'

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { haler }) => sum + haler, 0)
const on = (entries: readonly Entry[], account: Entry['account']) =>
  sumOf(entries.filter((entry) => entry.account === account))

const haler = fc.integer({ min: 1, max: 100_000_000 })
const rate = fc.constantFrom(0, 12, 21)

describe('VAT', () => {
  it.each([
    [12_100, 21, 2_100],
    [19_900, 21, 3_454],
    [11_200, 12, 1_200],
    [19_900, 0, 0],
    [1, 21, 0],
  ])('within %i haléře at %i %% is %i', (gross, percent, vat) => {
    expect(vatWithin(gross, percent)).toBe(vat)
  })

  it('of the parts of an amount is that of the whole', () => {
    fc.assert(
      fc.property(fc.array(haler, { minLength: 1, maxLength: 8 }), rate, (parts, percent) => {
        let before = 0
        let vat = 0
        for (const amount of parts) {
          vat += vatOfPart({ before, amount }, percent)
          before += amount
        }
        expect(vat).toBe(vatWithin(before, percent))
      }),
    )
  })
})

describe('a transfer', () => {
  it('of a payment, a credit or a refund sums up to nothing', () => {
    fc.assert(
      fc.property(haler, fc.nat({ max: 1_000_000 }), rate, (amount, credit, vat_rate) => {
        const order = { amount, credit, vat_rate }
        for (const entries of [
          paymentEntries(order, 'gateway'),
          creditEntries(order),
          refundEntries({ before: credit, amount }, vat_rate, 'bank'),
        ]) {
          expect(sumOf(entries)).toBe(0)
          expect(entries.every((entry) => entry.haler !== 0)).toBe(true)
        }
      }),
    )
  })

  it('of a credit takes back what the payment completes itself with, so that nothing stays between', () => {
    const order = { amount: 149_100, credit: 19_900, vat_rate: 21 }
    const [credit, payment] = [creditEntries(order), paymentEntries(order, 'gateway')]
    expect(on(credit, 'credits') + on(payment, 'credits')).toBe(0)
    expect(on(payment, 'gateway')).toBe(149_100)
    // What is earned and owed in the end is that of the money which came.
    expect(on(credit, 'vat') + on(payment, 'vat')).toBe(-vatWithin(149_100, 21))
  })

  it('of refunds in parts leaves nothing of a payment, of its VAT neither', () => {
    const paid = paymentEntries({ amount: 19_900, credit: 0, vat_rate: 21 }, 'gateway')
    const parts = [
      refundEntries({ before: 0, amount: 3_333 }, 21, 'gateway'),
      refundEntries({ before: 3_333, amount: 16_567 }, 21, 'gateway'),
    ]
    const all = [...paid, ...parts.flat()]
    expect([on(all, 'gateway'), on(all, 'vat'), on(all, 'revenue') + on(all, 'refunds')]).toEqual([0, 0, 0])
  })
})

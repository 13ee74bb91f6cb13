import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { amountAfter, creditOf, withdrawalUntil } from './credit.ts'

const term = { begins: '2026-11-01', ends: '2026-11-30' }
const paid = 19_900

describe('the credit for unused days', () => {
  it.each([
    // All 30 days, bought and replaced on the same day.
    ['2026-11-01', 30, 19_900],
    // 15 of 30 days: 199 Kč × 15 / 30.
    ['2026-11-16', 15, 9_950],
    // 1 of 30 days: 6,6333… Kč is rounded down.
    ['2026-11-30', 1, 663],
    ['2026-12-01', 0, 0],
    // A term that has not begun.
    ['2026-10-05', 30, 19_900],
  ])('on %s is for %i days %i haléřů', (today, days, haler) => {
    expect(creditOf({ term, paid }, today)).toEqual({ days, haler })
  })

  test('is never more than was paid, and never grows from day to day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 1_000_000 }), (length, paid) => {
        const term = { begins: '2028-02-01', ends: addDays('2028-02-01', length - 1) }
        const credits = Array.from({ length: length + 1 }, (_, day) => {
          return creditOf({ term, paid }, addDays(term.begins, day)).haler
        })
        expect(credits[0]).toBe(paid)
        expect(credits.at(-1)).toBe(0)
        expect(credits.every((credit, at) => at === 0 || credit <= (credits[at - 1] ?? 0))).toBe(true)
      }),
    )
  })
})

it.each([
  [169_000, 9_950, { credit: 9_950, amount: 159_050 }],
  [169_000, 0, { credit: 0, amount: 169_000 }],
  // More credit than price: a crown is paid, as nothing cannot be.
  [19_900, 50_000, { credit: 19_800, amount: 100 }],
  [19_900, 19_900, { credit: 19_800, amount: 100 }],
])('a price of %i less a credit of %i', (price, credit, expected) => {
  expect(amountAfter(price, credit)).toEqual(expected)
})

it('fourteen days of withdrawal begin after the day of the order', () => {
  expect(withdrawalUntil('2028-02-20', 14)).toBe('2028-03-05')
  expect(withdrawalUntil('2026-10-20', 14)).toBe('2026-11-03')
})

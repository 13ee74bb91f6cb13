import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endAfterRefund, refundsDone } from './refunds.ts'

describe('the last day after a part went back', () => {
  const month = { begins: '2028-02-01', ends: '2028-02-29' }
  it.each([
    ['2028-02-10', 10_000, '2028-02-15'],
    ['2028-02-10', 500, '2028-02-28'],
    // Less than a day's price takes no day.
    ['2028-02-10', 600, '2028-02-29'],
    ['2028-02-20', 19_900, '2028-02-19'],
    ['2028-03-05', 10_000, '2028-02-29'],
  ])('on %s for %i haléře is %s', (today, amount, ends) => {
    const worth = amount === 600 ? 19_900 : amount === 500 ? 14_500 : 19_900
    expect(endAfterRefund(month, { amount, worth }, today)).toBe(ends)
  })

  it('over the end of summer time counts days, not hours', () => {
    const term = { begins: '2026-10-20', ends: '2026-11-08' }
    expect(endAfterRefund(term, { amount: 10_000, worth: 20_000 }, '2026-10-21')).toBe('2026-10-29')
  })
})

describe('what the gateway has given back', () => {
  const [a, b] = [
    { guid: 'a', amount: 5_000 },
    { guid: 'b', amount: 3_000 },
  ]
  it('is the decisions that it covers, and what somebody gave back besides', () => {
    expect(refundsDone([a, b], { moved: 8_000, left: 0 })).toEqual({ done: [a, b], outside: 0, dropped: [] })
    expect(refundsDone([a, b], { moved: 3_000, left: 16_900 })).toEqual({ done: [b], outside: 0, dropped: [] })
    expect(refundsDone([a], { moved: 1_000, left: 18_900 })).toEqual({ done: [], outside: 1_000, dropped: [] })
    expect(refundsDone([a], { moved: 19_000, left: 900 })).toEqual({ done: [a], outside: 14_000, dropped: [] })
    expect(refundsDone([a, b], { moved: 4_000, left: 4_500 })).toEqual({ done: [b], outside: 1_000, dropped: [a] })
  })

  it('accounts for every haléř that moved', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 6 })
    fc.assert(
      fc.property(amounts, fc.nat({ max: 30_000 }), fc.nat({ max: 30_000 }), (list, moved, left) => {
        const waiting = list.map((amount, at) => ({ guid: String(at), amount }))
        const { done, outside, dropped } = refundsDone(waiting, { moved, left })
        expect(done.reduce((sum, { amount }) => sum + amount, 0) + outside).toBe(moved)
        const still = waiting.filter((one) => !done.includes(one) && !dropped.includes(one))
        expect(still.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(left)
      }),
    )
  })
})

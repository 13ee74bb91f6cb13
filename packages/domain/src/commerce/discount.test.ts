import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { czk } from '#domain/money.ts'
import { type Discount, discounted, paidWith } from './discount.ts'

const share = (percent: number): Discount => ({ percent, amount: null })
const fixed = (haler: number): Discount => ({ percent: null, amount: czk(haler) })

describe('a discount', () => {
  it.each([
    [19900, share(10), 17910],
    [19990, share(15), 16991],
    [1, share(50), 0],
    [19900, share(100), 0],
    [19900, fixed(5000), 14900],
    [4900, fixed(5000), 0],
  ])('of %i is %j: %i are left', (haler, discount, left) => {
    expect(discounted(czk(haler), discount)).toEqual(czk(left))
  })

  const price = fc.integer({ min: 0, max: 100_000_000 })
  const any = fc.oneof(fc.integer({ min: 1, max: 100 }).map(share), fc.integer({ min: 1, max: 100_000_000 }).map(fixed))

  it('leaves whole haléře, never below nothing and never more than the price', () => {
    fc.assert(
      fc.property(price, any, (haler, discount) => {
        const left = discounted(czk(haler), discount).haler
        expect(Number.isInteger(left)).toBe(true)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(haler)
      }),
    )
  })

  it('takes off a share to half of a haléř, and a fixed amount exactly', () => {
    fc.assert(
      fc.property(price, any, (haler, discount) => {
        const off = haler - discounted(czk(haler), discount).haler
        const exact = discount.amount === null ? (haler * discount.percent) / 100 : discount.amount.haler
        expect(Math.abs(off - Math.min(haler, exact))).toBeLessThanOrEqual(discount.amount === null ? 0.5 : 0)
      }),
    )
  })

  it.each([
    [19900, share(10), 17910],
    [19900, share(100), 100],
    [4900, fixed(5000), 100],
    [100, share(50), 100],
    [40, share(50), 40],
  ])('of a payment of %i that is %j leaves %i, as a gateway takes no less than a crown', (haler, discount, left) => {
    expect(paidWith(czk(haler), discount)).toEqual(czk(left))
  })
})

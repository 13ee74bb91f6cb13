import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portionFit, remainsOf, withPortion } from './remains.ts'

const DAY = { least: 8000, most: 8000 }

describe('what remains of a day', () => {
  it('is the goal less what was eaten: 8000 − 6500 = 1500 kJ', () => {
    expect(remainsOf(DAY, { amount: 6500, coverage: 1 })).toEqual({ least: 1500, most: 1500, is_at_most: false })
  })

  it('has both bounds of a range, and one that was passed is negative', () => {
    expect(remainsOf({ least: 60, most: 100 }, { amount: 75, coverage: 1 })).toMatchObject({ least: -15, most: 25 })
    expect(remainsOf({ least: 60, most: null }, { amount: 20, coverage: 1 })).toMatchObject({ least: 40, most: null })
  })

  it('is at most that where a part of what was eaten is unknown, and unknown where all of it is', () => {
    expect(remainsOf(DAY, { amount: 6500, coverage: 0.9 })?.is_at_most).toBe(true)
    expect(remainsOf(DAY, { amount: null, coverage: 0 })).toBeNull()
  })
})

describe('what was eaten with a portion', () => {
  it('is their sum, and a lower bound where one of them is', () => {
    const eaten = { amount: 6500, coverage: 1 }
    expect(withPortion(eaten, { amount: 2000, coverage: 1 })).toEqual({ amount: 8500, coverage: 1 })
    expect(withPortion(eaten, { amount: 2000, coverage: 0.8 }).coverage).toBe(0.8)
    expect(withPortion({ amount: null, coverage: 0 }, { amount: 2000, coverage: 1 }).amount).toBeNull()
    expect(withPortion(eaten, { amount: null, coverage: 0 }).amount).toBeNull()
  })
})

describe('whether a portion fits', () => {
  const left = (amount: number, coverage = 1) => remainsOf(DAY, { amount, coverage })

  it('is its share of what remains: 500 of 2000 kJ is a quarter', () => {
    const quarter = portionFit({ amount: 500, coverage: 1 }, left(6000))
    expect(quarter).toEqual({ fit: 'within', share: 0.25, is_at_least: false })
  })

  it('says more than what remains, and that nothing remains', () => {
    expect(portionFit({ amount: 2001, coverage: 1 }, left(6000))).toEqual({ fit: 'more' })
    expect(portionFit({ amount: 500, coverage: 1 }, left(8000))).toEqual({ fit: 'over' })
    expect(portionFit({ amount: 500, coverage: 1 }, left(9000))).toEqual({ fit: 'over' })
  })

  it('is at least that share where a part of the day or of the portion is unknown', () => {
    expect(portionFit({ amount: 500, coverage: 0.5 }, left(6000))).toMatchObject({ is_at_least: true })
    expect(portionFit({ amount: 500, coverage: 1 }, left(6000, 0.5))).toMatchObject({ is_at_least: true })
  })

  it('is unknown where the portion or the day is', () => {
    expect(portionFit({ amount: null, coverage: 0 }, left(6000))).toBeNull()
    expect(portionFit({ amount: 500, coverage: 1 }, null)).toBeNull()
  })

  it('never is a share above one, whatever was eaten', () => {
    const amount = fc.double({ min: 0, max: 20_000, noNaN: true })
    fc.assert(
      fc.property(amount, amount, (portion, eaten) => {
        const found = portionFit({ amount: portion, coverage: 1 }, left(eaten))
        if (found?.fit === 'within') expect(found.share).toBeLessThanOrEqual(1)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  energyBalance,
  gramsOfShares,
  type MacroShares,
  moveShare,
  proposedShares,
  SHARE_RANGE,
  SPLIT_NUTRIENTS,
  sharesOfGrams,
  sharesOutside,
} from './macro-split.ts'

const sum = (shares: MacroShares) => shares.protein + shares.carbohydrates + shares.fat

describe('the proposed split', () => {
  it.each([
    // 1.2 × 80 × 17 = 1,632 of 9,800 kJ beside fibre: 17 %.
    [10_000, 80, 'Weight maintain', 17],
    // 1.6 × 80 × 17 = 2,176 kJ: 22 %.
    [10_000, 80, 'Weight loss', 22],
    // 1.6 × 120 × 17 = 3,264 of 7,800 kJ would be 42 %: a quarter at most.
    [8000, 120, 'Weight loss', 25],
  ] as const)('of %d kJ at %d kg, %s: protein %d %%', (kilojoules, weight, goal, protein) => {
    const shares = proposedShares(kilojoules, weight, goal)
    expect(shares).toEqual({ protein, fat: 30, carbohydrates: 70 - protein })
    expect(sharesOutside(shares)).toEqual([])
  })

  it('has at least the reference intake of protein', () => {
    // 0.83 × 200 × 17 = 2,822 of 6,300 kJ beside fibre: 45 %, more than a quarter.
    expect(proposedShares(6500, 200, 'Weight loss').protein).toBe(45)
  })
})

describe('the grams of a split', () => {
  it('have exactly the energy of the day', () => {
    const grams = gramsOfShares({ protein: 20, carbohydrates: 50, fat: 30 }, 10_000)
    expect(grams.protein).toBeCloseTo((0.2 * 9800) / 17, 9)
    expect(grams.fat).toBeCloseTo((0.3 * 9800) / 37, 9)
    expect(grams.fiber).toBe(25)
    expect(energyBalance(grams, 10_000)).toMatchObject({ kilojoules: expect.closeTo(10_000, 6), agrees: true })
  })

  it('lead back to the split', () => {
    const shares = { protein: 21, carbohydrates: 47, fat: 32 }
    expect(sharesOfGrams(gramsOfShares(shares, 9000))).toEqual(shares)
    expect(sharesOfGrams({ protein: 0, carbohydrates: 0, fat: 0 })).toBeNull()
  })
})

describe('moving a slider', () => {
  it('takes from the others in their ratio', () => {
    const moved = moveShare({ protein: 20, carbohydrates: 50, fat: 30 }, 'protein', 36)
    expect(moved).toEqual({ protein: 36, carbohydrates: 40, fat: 24 })
  })

  it('keeps the sum at a hundred and every share within its range', () => {
    const percent = fc.integer({ min: -20, max: 150 })
    const moves = fc.array(fc.tuple(fc.constantFrom(...SPLIT_NUTRIENTS), percent), { maxLength: 20 })
    fc.assert(
      fc.property(moves, (sequence) => {
        let shares: MacroShares = { protein: 20, carbohydrates: 50, fat: 30 }
        for (const [nutrient, to] of sequence) shares = moveShare(shares, nutrient, to)
        expect(sum(shares)).toBe(100)
        for (const nutrient of SPLIT_NUTRIENTS) {
          expect(shares[nutrient]).toBeGreaterThanOrEqual(SHARE_RANGE.min)
          expect(shares[nutrient]).toBeLessThanOrEqual(SHARE_RANGE.max)
        }
      }),
    )
  })

  it('says what is outside the recommendations', () => {
    expect(sharesOutside({ protein: 30, carbohydrates: 30, fat: 40 })).toEqual(['carbohydrates', 'fat'])
    expect(sharesOutside({ protein: 20, carbohydrates: 45, fat: 35 })).toEqual([])
  })
})

describe('the balance of aims with the energy', () => {
  it.each([
    // 100 × 17 + 250 × 17 + 70 × 37 + 25 × 8 = 8,740 kJ
    [8740, 0, true],
    [8400, 0.0405, true],
    [9300, -0.0602, false],
    [8000, 0.0925, false],
  ])('with %d kJ differs by %d', (kilojoules, difference, agrees) => {
    const balance = energyBalance({ protein: 100, carbohydrates: 250, fat: 70, fiber: 25 }, kilojoules)
    expect(balance).toMatchObject({ kilojoules: 8740, agrees })
    expect(balance?.difference).toBeCloseTo(difference, 3)
  })

  it('is unknown without an aim', () => {
    expect(energyBalance({ protein: null, carbohydrates: 250, fat: 70, fiber: 25 }, 8000)).toBeNull()
    expect(energyBalance({ protein: 100, carbohydrates: 250, fat: 70, fiber: null }, 8740)?.agrees).toBe(true)
    expect(energyBalance({ protein: 100, carbohydrates: 250, fat: 70, fiber: null }, 0)).toBeNull()
  })
})

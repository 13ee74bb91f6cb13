import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GivenFigures, judgeFigures } from './judge-figures.ts'
import { PRODUCT_FIGURES } from './product-faults.ts'

/** A yoghurt whose figures agree. */
const YOGHURT: GivenFigures = {
  kilojoules: 290,
  calories: 69,
  protein: 4.2,
  carbohydrates: 5.1,
  fat: 3.5,
  fiber: 0,
  sugars: 5.1,
  saturated_fats: 2.3,
  salt: 0.13,
}
const judge = (change: Partial<GivenFigures>) => judgeFigures({ ...YOGHURT, ...change }, 'Gram')
const doubted = (change: Partial<GivenFigures>) => judge(change).faults.map(({ field, code }) => `${field} ${code}`)

describe('the figures of a product', () => {
  it('are believed where they agree', () => {
    expect(judge({})).toEqual({ figures: YOGHURT, faults: [] })
  })

  it.each([
    [{ salt: -1 }, ['salt NEGATIVE']],
    [{ fiber: 620 }, ['fiber EXCEEDS_MASS']],
    [{ protein: 'invalid' }, ['protein NOT_A_NUMBER']],
    [{ kilojoules: 88_000 }, ['kilojoules ENERGY_TOO_HIGH']],
    [{ calories: 1200 }, ['calories ENERGY_TOO_HIGH']],
    [{ calories: 290 }, ['calories ENERGY_UNITS_DISAGREE']],
    [{ kilojoules: 69 }, ['kilojoules ENERGY_UNITS_DISAGREE']],
    [{ kilojoules: 1500, calories: 359 }, ['kilojoules ENERGY_MISMATCH', 'calories ENERGY_MISMATCH']],
    [{ sugars: 60 }, ['sugars SUGARS_EXCEED_CARBOHYDRATES']],
    [{ saturated_fats: 12 }, ['saturated_fats SATURATES_EXCEED_FAT']],
    [
      { carbohydrates: null, fat: 1, saturated_fats: 5 },
      ['saturated_fats SATURATES_EXCEED_FAT', 'fat SATURATES_EXCEED_FAT'],
    ],
    [
      { carbohydrates: 70, protein: 60, kilojoules: null, calories: null, sugars: null, saturated_fats: null },
      ['protein', 'carbohydrates', 'fat', 'fiber'].map((field) => `${field} SUM_EXCEEDS_MASS`),
    ],
  ] as const)('%j are doubted: %j', (change, faults) => {
    expect(doubted(change)).toEqual(faults)
  })

  it('are unknown where they are doubted, and the fault has them as given', () => {
    expect(judge({ salt: -1 })).toMatchObject({ figures: { salt: null }, faults: [{ field: 'salt', value: -1 }] })
  })

  it('stay unknown where the source does not say, which is no fault', () => {
    const unknown = Object.fromEntries(PRODUCT_FIGURES.map((figure) => [figure, null])) as GivenFigures
    expect(judgeFigures(unknown, 'Gram')).toEqual({ figures: unknown, faults: [] })
  })

  it('have both energies where one is believed', () => {
    expect(judge({ kilojoules: null }).figures.kilojoules).toBeCloseTo(69 * 4.184)
    expect(judge({ calories: null }).figures.calories).toBe(69)
  })

  it('of a dense drink may weigh more than a hundred grams in a hundred millilitres', () => {
    const syrup = { ...YOGHURT, carbohydrates: 102, sugars: 102, fat: 0, saturated_fats: 0, protein: 0 }
    const energy = { kilojoules: 1734, calories: 408 }
    expect(judgeFigures({ ...syrup, ...energy }, 'Milliliter').faults).toEqual([])
    expect(judgeFigures({ ...syrup, ...energy }, 'Gram').faults.map(({ code }) => code)).toContain('EXCEEDS_MASS')
  })

  it('that are believed are never out of bounds, whatever the source gives', () => {
    const given = fc.oneof(
      fc.constant(null),
      fc.constant('invalid' as const),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    )
    const figures = fc.record(Object.fromEntries(PRODUCT_FIGURES.map((figure) => [figure, given])))
    fc.assert(
      fc.property(figures, fc.constantFrom('Gram', 'Milliliter'), (all, unit) => {
        const { figures, faults } = judgeFigures(all as GivenFigures, unit)
        for (const figure of PRODUCT_FIGURES) {
          const isEnergy = figure === 'kilojoules' || figure === 'calories'
          expect(figures[figure] ?? 0).toBeGreaterThanOrEqual(0)
          expect(figures[figure] ?? 0).toBeLessThanOrEqual(isEnergy ? 5700 : 150.1)
          // What is given is either believed or told as a fault; an energy may follow from the other one.
          if (all[figure] !== null && figures[figure] === null) {
            expect(faults.some(({ field }) => field === figure)).toBe(true)
          }
        }
        expect(new Set(faults.map(({ field }) => field)).size).toBe(faults.length)
      }),
      { numRuns: 500 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import fixture from '../../fixtures/cooking.json' with { type: 'json' }
import { ALCOHOL_SIMMERED, retainedAlcohol } from './alcohol-retention.ts'
import { COOKING_METHODS } from './methods.ts'
import { type Preparation, retained } from './retained.ts'
import { CLASS_OF_CONSTITUENT, RETENTION_FACTORS } from './retention-factors.ts'

const STEWED: Preparation = { method: 'stew', is_drained: false, is_reheated: false }
const BOILED_AND_DRAINED: Preparation = { method: 'boil', is_drained: true, is_reheated: false }

describe('retained', () => {
  it.each(Object.entries(fixture.retention.kept))('keeps of %s × %d in a dish', (constituent, factor) => {
    expect(retained(constituent, 200, STEWED)).toEqual({ low: 200 * factor, high: 200 * factor })
  })

  it.each(Object.entries(fixture.retention.drained))(
    'keeps of %s × %d where the water is poured away',
    (constituent, factor) => {
      expect(retained(constituent, 200, BOILED_AND_DRAINED)).toEqual({ low: 200 * factor, high: 200 * factor })
    },
  )

  it('covers both where it is not known whether the water is poured away', () => {
    expect(retained('vitamin_c_mg', 100, { ...STEWED, is_drained: null })).toEqual({
      low: 55.000000000000007,
      high: 75,
    })
  })

  it('halves vitamin C in a dish heated once more', () => {
    expect(retained('vitamin_c_mg', 100, { ...STEWED, is_reheated: true })).toEqual({ low: 37.5, high: 37.5 })
    expect(retained('calcium_mg', 100, { ...STEWED, is_reheated: true })).toEqual({ low: 95, high: 95 })
  })

  it('keeps the bounds of a figure that is known as less than a limit', () => {
    expect(retained('iron_mg', { low: 0, high: 2 }, STEWED)).toEqual({ low: 0, high: 1.9 })
  })

  it('leaves everything in a dish that is not heated, known loss or not', () => {
    const cold: Preparation = { method: 'none', is_drained: null, is_reheated: false }
    expect(retained('vitamin_c_mg', 80, cold)).toEqual({ low: 80, high: 80 })
    expect(retained('vitamin_d_ug', 5, cold)).toEqual({ low: 5, high: 5 })
  })

  it('is unknown without the amount, the method or the loss of the constituent; of nothing nothing is left', () => {
    expect(retained('vitamin_c_mg', null, STEWED)).toBeNull()
    expect(retained('vitamin_c_mg', 80, { ...STEWED, method: null })).toBeNull()
    expect(retained('vitamin_d_ug', 5, STEWED)).toBeNull()
    expect(retained('toString', 5, STEWED)).toBeNull()
    expect(retained('vitamin_d_ug', 0, STEWED)).toEqual({ low: 0, high: 0 })
  })

  it('never leaves more than there was, and drained water never more than kept', () => {
    const constituents = fc.constantFrom(...Object.keys(CLASS_OF_CONSTITUENT))
    const method = fc.constantFrom(...COOKING_METHODS)
    fc.assert(
      fc.property(
        constituents,
        fc.double({ min: 0, max: 1000, noNaN: true }),
        method,
        fc.boolean(),
        (name, amount, how, is_reheated) => {
          const drained = retained(name, amount, { method: how, is_drained: true, is_reheated })
          const kept = retained(name, amount, { method: how, is_drained: false, is_reheated })
          const open = retained(name, amount, { method: how, is_drained: null, is_reheated })
          expect(kept?.high).toBeLessThanOrEqual(amount)
          expect(drained?.high).toBeLessThanOrEqual(kept?.high ?? 0)
          expect(open).toEqual({ low: drained?.low, high: kept?.high })
        },
      ),
    )
  })

  it('has factors between 0 and 1', () => {
    for (const { kept, drained, reheated } of Object.values(RETENTION_FACTORS)) {
      for (const { factor } of [kept, drained, reheated]) {
        expect(factor).toBeGreaterThan(0)
        expect(factor).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe('retainedAlcohol', () => {
  it.each(['none', 'off_heat', 'flamed'] as const)('of 10 g, %s', (treatment) => {
    const left = 10 * fixture.alcohol[treatment]
    expect(retainedAlcohol(10, { treatment })).toEqual({ low: left, high: left })
  })

  it('follows the table of times', () => {
    expect(Object.fromEntries(ALCOHOL_SIMMERED.map(({ minutes, factor }) => [minutes, factor]))).toEqual(
      fixture.alcohol.simmered,
    )
    for (const [minutes, factor] of Object.entries(fixture.alcohol.simmered))
      expect(simmered(Number(minutes))).toBe(factor)
  })

  it('takes the shorter time between two, what is left off the heat before the first, and never none', () => {
    expect(simmered(0)).toBe(0.85)
    expect(simmered(14)).toBe(0.85)
    expect(simmered(59)).toBe(0.35)
    expect(simmered(600)).toBe(0.05)
  })

  it('takes an unknown time for none', () => {
    expect(retainedAlcohol(10, { treatment: 'simmered', minutes: null })).toEqual({ low: 8.5, high: 8.5 })
  })

  it('is unknown of an unknown amount, and refuses a time that cannot be', () => {
    expect(retainedAlcohol(null, { treatment: 'flamed' })).toBeNull()
    expect(() => retainedAlcohol(1, { treatment: 'simmered', minutes: -1 })).toThrow(RangeError)
  })

  it('never leaves more after a longer time', () => {
    const minutes = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(minutes, minutes, (one, more) => {
        expect(simmered(one + more)).toBeLessThanOrEqual(simmered(one))
      }),
    )
  })
})

function simmered(minutes: number): number {
  return retainedAlcohol(1, { treatment: 'simmered', minutes })?.high ?? Number.NaN
}

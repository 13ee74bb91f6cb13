import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import fixture from '../fixtures/units.json' with { type: 'json' }
import { amountFromGrams, convertAmount, isUnitChangeAllowed, massInGrams, nutrientBasis } from './units.ts'
import { WEIGHT_UNITS, type WeightUnit } from './weight-units.ts'

const quantity = fc.double({ min: 1e-3, max: 1e6, noNaN: true })
const density = fc.double({ min: 0.1, max: 3, noNaN: true })

describe('massInGrams', () => {
  it.each(fixture.masses)('$amount $unit ($grams_per_piece g/piece, $density_g_per_ml g/ml) → $grams g', (row) => {
    const mass = massInGrams(row.amount, row.unit as WeightUnit, row)
    if (row.grams === null) expect(mass).toBeNull()
    else expect(mass).toBeCloseTo(row.grams, 9)
  })

  it('is inverted by amountFromGrams to 1e-9', () => {
    fc.assert(
      fc.property(quantity, fc.constantFrom(...WEIGHT_UNITS), density, quantity, (amount, unit, ratio, piece) => {
        const basis = { grams_per_piece: piece, density_g_per_ml: ratio }
        const grams = massInGrams(amount, unit, basis)
        expect(grams).not.toBeNull()
        const back = amountFromGrams(grams ?? 0, unit, basis) ?? 0
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(1e-9 * amount)
      }),
    )
  })

  it('gives no amount for a mass when the mass of the unit is unknown', () => {
    expect(amountFromGrams(100, 'Piece', { grams_per_piece: null, density_g_per_ml: 1 })).toBeNull()
  })
})

describe('convertAmount', () => {
  it('uses the density: 100 ml of oil of 0.915 g/ml are 91.5 g', () => {
    expect(convertAmount(100, 'Milliliter', 'Gram', 0.915)).toBeCloseTo(91.5, 9)
    expect(convertAmount(91.5, 'Gram', 'Milliliter', 0.915)).toBeCloseTo(100, 9)
  })

  it('is a round trip to 1e-9', () => {
    fc.assert(
      fc.property(quantity, density, (amount, ratio) => {
        const there = convertAmount(amount, 'Gram', 'Milliliter', ratio) ?? 0
        const back = convertAmount(there, 'Milliliter', 'Gram', ratio) ?? 0
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(1e-9 * amount)
      }),
    )
  })

  it('is unknown without a density, except between equal units', () => {
    expect(convertAmount(100, 'Gram', 'Milliliter', null)).toBeNull()
    expect(convertAmount(100, 'Gram', 'Milliliter', 0)).toBeNull()
    expect(convertAmount(100, 'Gram', 'Gram', null)).toBe(100)
    expect(convertAmount(3, 'Piece', 'Piece', null)).toBe(3)
  })

  it.each([
    ['Piece', 'Gram'],
    ['Gram', 'Teaspoon'],
    ['Tablespoon', 'Teaspoon'],
  ] as const)('refuses %s → %s', (from, to) => {
    expect(convertAmount(1, from, to, 1)).toBeNull()
  })
})

describe('isUnitChangeAllowed', () => {
  it('allows Gram and Milliliter for one another, and every unit for itself', () => {
    const allowed = WEIGHT_UNITS.flatMap((from) =>
      WEIGHT_UNITS.filter((to) => isUnitChangeAllowed(from, to)).map((to) => `${from}-${to}`),
    )
    const same = WEIGHT_UNITS.map((unit) => `${unit}-${unit}`)
    expect(allowed.toSorted()).toEqual([...same, 'Gram-Milliliter', 'Milliliter-Gram'].toSorted())
  })
})

describe('nutrientBasis', () => {
  it('is 100 for grams and millilitres, 1 for the rest', () => {
    expect(WEIGHT_UNITS.map(nutrientBasis)).toEqual([100, 100, 1, 1, 1])
  })
})

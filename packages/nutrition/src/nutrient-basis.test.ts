import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import catalogue from '../fixtures/foods.json' with { type: 'json' }
import { nutrients } from './line.arbitrary.ts'
import { fromPer100Grams, toPer100Grams } from './nutrient-basis.ts'
import { STORED_NUTRIENTS } from './nutrients.ts'
import { WEIGHT_UNITS, type WeightUnit } from './weight-units.ts'

const food = (slug: string) => {
  const found = catalogue.foods.find((candidate) => candidate.slug === slug)
  if (found === undefined) throw new Error(slug)
  return found
}

describe('fromPer100Grams', () => {
  it.each([
    ['maslo-82-tuku', 'Gram', 3100],
    ['olej-olivovy-extra-panensky', 'Milliliter', 3385.5],
    ['vejce-slepici-velikost-m', 'Piece', 303.68],
  ])('%s in %s has %d kJ', (slug, unit, kilojoules) => {
    const { per_100_grams, ...basis } = food(slug)
    expect(basis.weight_units).toBe(unit)
    expect(fromPer100Grams(per_100_grams, unit as WeightUnit, basis)?.kilojoules).toBeCloseTo(kilojoules, 9)
  })

  it('is unknown where the unit has no mass', () => {
    const { per_100_grams } = food('maslo-82-tuku')
    expect(fromPer100Grams(per_100_grams, 'Piece', { grams_per_piece: null, density_g_per_ml: 1 })).toBeNull()
    expect(toPer100Grams(per_100_grams, 'Milliliter', { grams_per_piece: 1, density_g_per_ml: null })).toBeNull()
  })

  it('is inverted by toPer100Grams to 1e-9, and unknown values stay unknown', () => {
    const basis = { grams_per_piece: 52, density_g_per_ml: 0.915 }
    fc.assert(
      fc.property(nutrients, fc.constantFrom(...WEIGHT_UNITS), (values, unit) => {
        const own = fromPer100Grams(values, unit, basis)
        const back = own === null ? null : toPer100Grams(own, unit, basis)
        for (const nutrient of STORED_NUTRIENTS) {
          const value = values[nutrient]
          if (value === null) expect(back?.[nutrient]).toBeNull()
          else expect(Math.abs((back?.[nutrient] ?? Number.NaN) - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, value))
        }
      }),
    )
  })
})

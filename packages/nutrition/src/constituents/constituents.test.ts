import { describe, expect, it } from 'vitest'
import annex from '../../fixtures/reference-intakes.json' with { type: 'json' }
import { MICRONUTRIENTS } from '../nutrients.ts'
import { withAlcohol } from './alcohol.ts'
import { CONSTITUENTS, constituentUnit } from './constituents.ts'
import { CONSTITUENT_REFERENCES, constituentShare, REFERENCE_SOURCES } from './reference-values.ts'

describe('the constituents', () => {
  it('are 47 different ones, each with its unit, the ten shown first among them', () => {
    expect(new Set(CONSTITUENTS).size).toBe(47)
    expect(CONSTITUENTS).toHaveLength(47)
    expect(CONSTITUENTS).toEqual(expect.arrayContaining([...MICRONUTRIENTS]))
    for (const constituent of CONSTITUENTS) expect(['g', 'mg', 'µg']).toContain(constituentUnit(constituent))
    expect(constituentUnit('vitamin_b12_ug')).toBe('µg')
  })

  it('have the reference values of the regulation, and of EFSA only where it is silent', () => {
    const references = Object.entries(CONSTITUENT_REFERENCES)
    const byRegulation = references.filter(([, { source }]) => source === 'eu_1169_2011')
    expect(Object.fromEntries(byRegulation.map(([name, { value }]) => [name, value]))).toEqual(
      annex.nutrient_reference_values,
    )
    expect(references.map(([, { source }]) => REFERENCE_SOURCES[source])).not.toContain(undefined)
    expect(CONSTITUENT_REFERENCES.linoleic_18_2_g?.value).toBeCloseTo(9.08, 2)
    expect(CONSTITUENT_REFERENCES.alpha_linolenic_18_3_g?.value).toBeCloseTo(1.14, 2)
  })

  it('make a share of the day where the amount and the reference are known', () => {
    expect(constituentShare('vitamin_b12_ug', 5)).toBe(2)
    expect(constituentShare('vitamin_b12_ug', null)).toBeNull()
    expect(constituentShare('cholesterol_mg', 300)).toBeNull()
  })
})

describe('withAlcohol', () => {
  const beer = {
    weight_units: 'Milliliter' as const,
    grams_per_piece: null,
    density_g_per_ml: 1.01,
    alcohol: 4.04,
    micronutrients: { water_g: 92, alcohol_g: 9 },
    nutrient_marks: {},
  }

  it('gives the alcohol of the food’s own field, per 100 g', () => {
    expect(withAlcohol(beer)).toEqual({ water_g: 92, alcohol_g: expect.closeTo(4, 12) })
    expect(withAlcohol({ ...beer, weight_units: 'Piece', grams_per_piece: 50, alcohol: 1 }).alcohol_g).toBe(2)
  })

  it('is unknown where the field or the mass is, and none where the field says none', () => {
    expect(withAlcohol({ ...beer, alcohol: null })).toEqual({ water_g: 92 })
    expect(withAlcohol({ ...beer, density_g_per_ml: null })).toEqual({ water_g: 92 })
    expect(withAlcohol({ ...beer, density_g_per_ml: null, alcohol: 0 }).alcohol_g).toBe(0)
  })
})

import { NUTRIENT_REFERENCE_VALUES } from '@zivina/nutrition/constituents/reference-values'
import { describe, expect, it } from 'vitest'
import { CLAIMED_CONSTITUENTS_GENITIVE, vitaminClaimLabel } from './claim-labels.ts'

describe('vitaminClaimLabel', () => {
  it('puts the vitamin or mineral into the genitive', () => {
    expect(vitaminClaimLabel('source_of', 'calcium_mg')).toBe('Zdroj vápníku')
    expect(vitaminClaimLabel('high_in', 'vitamin_c_mg')).toBe('Vysoký obsah vitaminu C')
  })

  it('has a name for everything that has a reference value', () => {
    const referenced = Object.entries(NUTRIENT_REFERENCE_VALUES).flatMap(([name, value]) =>
      value === null ? [] : [name],
    )
    expect(Object.keys(CLAIMED_CONSTITUENTS_GENITIVE)).toEqual(expect.arrayContaining(referenced))
  })
})

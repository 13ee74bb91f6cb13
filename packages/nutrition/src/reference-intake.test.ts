import { describe, expect, it } from 'vitest'
import annex from '../fixtures/reference-intakes.json' with { type: 'json' }
import { REFERENCE_INTAKES, referenceShare } from './reference-intake.ts'

describe('reference intakes', () => {
  it('are those of the regulation', () => {
    expect(REFERENCE_INTAKES).toEqual(annex.reference_intakes)
  })
})

describe('referenceShare', () => {
  it.each([
    ['kilojoules', 2100, 0.25],
    ['salt', 9, 1.5],
    ['sugars', 0, 0],
  ] as const)('%s %d is %d of the day', (nutrient, value, share) => {
    expect(referenceShare(nutrient, value)).toBeCloseTo(share, 12)
  })

  it('is unknown without a value or without a reference', () => {
    expect(referenceShare('salt', null)).toBeNull()
    expect(referenceShare('fiber', 30)).toBeNull()
  })
})

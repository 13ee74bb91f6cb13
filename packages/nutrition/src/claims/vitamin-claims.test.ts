import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import fixture from '../../fixtures/claims.json' with { type: 'json' }
import type { Constituent } from '../constituents/constituents.ts'
import { NUTRIENT_REFERENCE_VALUES } from '../constituents/reference-values.ts'
import type { Figure } from '../figures.ts'
import type { FoodForm } from './food-form.ts'
import { evaluateVitaminClaims, type VitaminClaim } from './vitamin-claims.ts'

type Reference = Constituent
const cases = fixture.vitamins.flatMap(({ constituent, form, source_of, high_in }) => [
  { constituent: constituent as Reference, form: form as FoodForm, claim: 'source_of' as const, limit: source_of },
  { constituent: constituent as Reference, form: form as FoodForm, claim: 'high_in' as const, limit: high_in },
])

describe('evaluateVitaminClaims', () => {
  it.each(cases)('$claim $constituent takes $limit in 100 of a $form', ({ constituent, form, claim, limit }) => {
    const state = (amount: Figure) => stateOf(constituent, amount, claim, form)
    expect(state(limit)).toBe('met')
    expect(state(limit * 0.999)).toBe('not_met')
    expect(state({ low: limit, high: limit * 2 })).toBe('met')
    expect(state({ low: 0, high: limit })).toBe('unknown')
    expect(state({ low: 0, high: limit * 0.999 })).toBe('not_met')
    expect(state(null)).toBe('unknown')
  })

  it('shows the percent of the reference value and the percent needed', () => {
    expect(evaluateVitaminClaims({ calcium_mg: 160 }, { calcium_mg: 800 }, 'food')).toEqual([
      { claim: 'source_of', constituent: 'calcium_mg', state: 'met', value: { low: 20, high: 20 }, limit: 15 },
      { claim: 'high_in', constituent: 'calcium_mg', state: 'not_met', value: { low: 20, high: 20 }, limit: 30 },
    ])
  })

  it('makes no claim about what has no reference value', () => {
    const constituents = evaluateVitaminClaims({ cholesterol_mg: 900 }, NUTRIENT_REFERENCE_VALUES, 'food').map(
      ({ constituent }) => constituent,
    )
    expect(constituents).not.toContain('cholesterol_mg')
    expect(constituents).toContain('calcium_mg')
  })

  it('leaves a constituent that is not given unknown', () => {
    const verdicts = evaluateVitaminClaims({}, NUTRIENT_REFERENCE_VALUES, 'food')
    expect(new Set(verdicts.map(({ state }) => state))).toEqual(new Set(['unknown']))
  })

  it('never calls a food rich in what it is no source of, and never asks more of a drink than of a food', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (high, part) => {
          const amount = { low: high * part, high }
          const isMet = (claim: VitaminClaim, form: FoodForm) => stateOf('vitamin_c_mg', amount, claim, form) === 'met'
          if (isMet('high_in', 'food')) expect(isMet('source_of', 'food')).toBe(true)
          if (isMet('source_of', 'food')) expect(isMet('high_in', 'drink')).toBe(true)
        },
      ),
    )
  })
})

function stateOf(constituent: Reference, amount: Figure, claim: VitaminClaim, form: FoodForm) {
  return evaluateVitaminClaims({ [constituent]: amount }, NUTRIENT_REFERENCE_VALUES, form).find(
    (verdict) => verdict.constituent === constituent && verdict.claim === claim,
  )?.state
}

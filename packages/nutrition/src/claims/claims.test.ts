import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import fixture from '../../fixtures/claims.json' with { type: 'json' }
import { CLAIM_RULES, CLAIMS, type Claim } from './claims.ts'
import { type ClaimFigures, evaluateClaims, strongestClaims } from './evaluate-claims.ts'
import { FOOD_FORMS, type FoodForm } from './food-form.ts'

const NONE: ClaimFigures = {
  kilojoules: 1000,
  fat: 0,
  saturated_fats: 0,
  trans_fats: 0,
  sugars: 0,
  salt: 0,
  fiber: 0,
  protein: 0,
}
const FIELDS = Object.keys(NONE) as (keyof ClaimFigures)[]

describe('a claim that limits a quantity', () => {
  const cases = fixture.at_most.flatMap(({ claim, field, food, drink }) => [
    { claim: claim as Claim, field: field as keyof ClaimFigures, form: 'food' as const, limit: food },
    { claim: claim as Claim, field: field as keyof ClaimFigures, form: 'drink' as const, limit: drink },
  ])

  it.each(cases)('$claim of a $form holds up to $limit of $field', ({ claim, field, form, limit }) => {
    const state = (value: ClaimFigures[typeof field]) => stateOf({ ...NONE, [field]: value }, claim, form)
    expect(state(limit)).toBe('met')
    expect(state(limit + 0.0001)).toBe('not_met')
    expect(state({ low: 0, high: limit })).toBe('met')
    expect(state({ low: 0, high: limit + 0.0001 })).toBe('unknown')
    expect(state({ low: limit + 0.0001, high: limit + 1 })).toBe('not_met')
    expect(state(null)).toBe('unknown')
  })
})

describe('a claim of fibre', () => {
  it.each(fixture.fiber)('$claim takes $per_100 g in 100 g or $per_100_kcal g in 100 kcal', (rule) => {
    const claim = rule.claim as Claim
    const state = (fiber: ClaimFigures['fiber'], kilojoules: ClaimFigures['kilojoules']) =>
      stateOf({ ...NONE, fiber, kilojoules }, claim, 'food')
    expect(state(rule.per_100, 4000)).toBe('met')
    expect(state(rule.per_100 - 0.001, 4000)).toBe('not_met')
    expect(state(rule.per_100_kcal, 418.4)).toBe('met')
    expect(state(rule.per_100_kcal, 418.5)).toBe('not_met')
    expect(state(rule.per_100, null)).toBe('met')
    expect(state(rule.per_100_kcal, null)).toBe('unknown')
    expect(state({ low: 0, high: rule.per_100 }, 4000)).toBe('unknown')
  })
})

describe('a claim of protein', () => {
  it.each(fixture.protein_percent_of_energy)('$claim takes $percent % of the energy', (rule) => {
    const claim = rule.claim as Claim
    const state = (protein: ClaimFigures['protein'], kilojoules: ClaimFigures['kilojoules']) =>
      stateOf({ ...NONE, protein, kilojoules }, claim, 'food')
    expect(state(10, 17_000 / rule.percent)).toBe('met')
    expect(state(10, 17_000 / rule.percent + 1)).toBe('not_met')
    expect(state({ low: 9, high: 10 }, 17_000 / rule.percent)).toBe('unknown')
    expect(state(10, { low: 17_000 / rule.percent - 1, high: 17_000 / rule.percent + 1 })).toBe('unknown')
    expect(state(10, null)).toBe('unknown')
  })

  it('is open where the energy may be zero, and fails without protein', () => {
    expect(stateOf({ ...NONE, protein: 1, kilojoules: 0 }, 'high_protein', 'drink')).toBe('unknown')
    expect(stateOf({ ...NONE, protein: 0, kilojoules: 0 }, 'high_protein', 'drink')).toBe('not_met')
  })
})

describe('the claims of saturated fat', () => {
  it('limit the share of energy too', () => {
    const kilojoules = (100 * 37) / fixture.saturated_fats_percent_of_energy
    expect(stateOf({ ...NONE, saturated_fats: 1, kilojoules }, 'low_saturated_fats', 'food')).toBe('met')
    expect(stateOf({ ...NONE, saturated_fats: 1, kilojoules: kilojoules - 1 }, 'low_saturated_fats', 'food')).toBe(
      'not_met',
    )
  })

  it('add trans fatty acids', () => {
    const figures = { ...NONE, fat: 10, saturated_fats: 1.2 }
    expect(stateOf({ ...figures, trans_fats: 0.3 }, 'low_saturated_fats', 'food')).toBe('met')
    expect(stateOf({ ...figures, trans_fats: 0.4 }, 'low_saturated_fats', 'food')).toBe('not_met')
    expect(stateOf({ ...figures, trans_fats: { low: 0, high: 0.5 } }, 'low_saturated_fats', 'food')).toBe('unknown')
  })

  it('take unknown trans fatty acids for anything up to the rest of the fat', () => {
    const unknown = { ...NONE, trans_fats: null, saturated_fats: 0.4 }
    expect(stateOf({ ...unknown, fat: 1.5 }, 'low_saturated_fats', 'food')).toBe('met')
    expect(stateOf({ ...unknown, fat: 1.6 }, 'low_saturated_fats', 'food')).toBe('unknown')
    expect(stateOf({ ...unknown, fat: 9, saturated_fats: 1.6 }, 'low_saturated_fats', 'food')).toBe('not_met')
    expect(stateOf({ ...unknown, fat: null }, 'low_saturated_fats', 'food')).toBe('unknown')
    const workings = evaluateClaims({ ...unknown, fat: 9 }, 'food').find(
      ({ claim }) => claim === 'low_saturated_fats',
    )?.workings
    expect(workings?.[0]?.value).toEqual({ low: 0.4, high: 9 })
  })
})

describe('evaluateClaims', () => {
  it('shows the value and the limit of each condition', () => {
    const lentils = { ...NONE, kilojoules: 500, fiber: 4, protein: 9 }
    const workings = new Map(evaluateClaims(lentils, 'food').map((verdict) => [verdict.claim, verdict.workings]))
    expect(workings.get('source_of_protein')).toEqual([
      {
        quantity: 'protein',
        basis: 'percent_of_energy',
        value: { low: 30.6, high: 30.6 },
        bound: 'at_least',
        limit: 12,
        state: 'met',
      },
    ])
    expect(workings.get('source_of_fiber')).toMatchObject([
      { basis: 'per_100', value: { low: 4 }, limit: 3, state: 'met' },
      { basis: 'per_100_kcal', value: { low: expect.closeTo(3.3472, 9) }, limit: 1.5, state: 'met' },
    ])
    expect(workings.get('low_salt')).toMatchObject([{ value: { low: 0, high: 0 }, limit: 0.3 }])
  })

  it('tells of every claim in the order of the list', () => {
    expect(evaluateClaims(NONE, 'food').map(({ claim }) => claim)).toEqual(CLAIMS)
  })

  it('is not misled by the noise of a sum', () => {
    expect(stateOf({ ...NONE, salt: 0.1 + 0.2 }, 'low_salt', 'food')).toBe('met')
  })

  it('refuses a negative figure', () => {
    expect(() => evaluateClaims({ ...NONE, salt: -0.1 }, 'food')).toThrow(RangeError)
  })
})

describe('strongestClaims', () => {
  it('leaves out what a stronger claim says already', () => {
    const figures = { ...NONE, kilojoules: 400, sugars: 3, salt: 0.05, fiber: 7, fat: 4, saturated_fats: 2, protein: 3 }
    expect(strongestClaims(evaluateClaims(figures, 'food'))).toEqual([
      'low_sugars',
      'very_low_salt',
      'high_fiber',
      'source_of_protein',
    ])
  })

  // Low saturated fat limits the share of energy too, which the claim of none does not.
  it('never leaves a weaker claim unmet where the stronger one is met, low saturated fat aside', () => {
    fc.assert(
      fc.property(figuresArbitrary(), fc.constantFrom(...FOOD_FORMS), (figures, form) => {
        const met = new Set<Claim>([...metClaims(figures, form), 'low_saturated_fats'])
        for (const claim of met)
          for (const weaker of CLAIM_RULES[claim].stronger_than ?? []) expect(met).toContain(weaker)
      }),
    )
  })
})

describe('a met claim, whatever the figures,', () => {
  it('is met by every value between the bounds', () => {
    const width = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(figuresArbitrary(), fc.constantFrom(...FOOD_FORMS), width, width, (high, form, part, place) => {
        const map = (value: (high: number) => number | { low: number; high: number }) =>
          Object.fromEntries(FIELDS.map((field) => [field, value(high[field])])) as unknown as ClaimFigures
        const range = map((one) => ({ low: one * part, high: one }))
        const inside = map((one) => one * part + one * (1 - part) * place)
        expect(metClaims(inside, form)).toEqual(expect.arrayContaining(metClaims(range, form)))
        expect(failedClaims(inside, form)).toEqual(expect.arrayContaining(failedClaims(range, form)))
      }),
    )
  })

  it('was not met by forgetting a figure: what is unknown never adds a claim', () => {
    fc.assert(
      fc.property(
        figuresArbitrary(),
        fc.constantFrom(...FIELDS),
        fc.constantFrom(...FOOD_FORMS),
        (figures, field, form) => {
          expect(metClaims(figures, form)).toEqual(
            expect.arrayContaining(metClaims({ ...figures, [field]: null }, form)),
          )
        },
      ),
    )
  })
})

function stateOf(figures: ClaimFigures, claim: Claim, form: FoodForm) {
  return evaluateClaims(figures, form).find((verdict) => verdict.claim === claim)?.state
}

function metClaims(figures: ClaimFigures, form: FoodForm): Claim[] {
  return evaluateClaims(figures, form).flatMap(({ claim, state }) => (state === 'met' ? [claim] : []))
}

function failedClaims(figures: ClaimFigures, form: FoodForm): Claim[] {
  return evaluateClaims(figures, form).flatMap(({ claim, state }) => (state === 'not_met' ? [claim] : []))
}

/** Figures of a possible food: saturated and trans fatty acids are a part of its fat. */
function figuresArbitrary() {
  const grams = (max: number) => fc.double({ min: 0, max, noNaN: true })
  return fc
    .record({ kilojoules: grams(800), fat: grams(6), parts: fc.tuple(grams(0.5), grams(0.5)) })
    .chain(({ kilojoules, fat, parts: [saturated, trans] }) =>
      fc.record({
        kilojoules: fc.constant(kilojoules),
        fat: fc.constant(fat),
        saturated_fats: fc.constant(fat * saturated),
        trans_fats: fc.constant(fat * trans),
        sugars: grams(8),
        salt: grams(0.5),
        fiber: grams(8),
        protein: grams(12),
      }),
    )
}

import { roundTo } from '@zivina/czech/number-input'
import { massInGrams } from '@zivina/nutrition/units'
import { assert, constantFrom, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStarterFoods } from '#fixtures/starter-foods.ts'
import { amountFromMeasure, readKitchenAmount } from './amount-from-measure.ts'
import { APPROXIMATE_BEYOND, formatCount, offBy, roundForScale } from './cook-rounding.ts'
import { kitchenAmount } from './kitchen-amount.ts'
import { MEASURES } from './measures.ts'

const foods = [...readStarterFoods().values()]
const food = constantFrom(...foods)
const measured = constantFrom(...foods.flatMap((one) => one.kitchen.measures.map(({ measure }) => ({ one, measure }))))
/** Hundredths, as the database holds amounts. */
const amount = double({ min: 0.01, max: 2000, noNaN: true }).map((value) => Math.max(0.01, roundTo(value, 2)))
const scale = double({ min: 0.5, max: 10, noNaN: true })
const RUNS = { numRuns: 3000 }

describe('kitchen amounts', () => {
  it('never show zero or an absurd count, whatever a recipe is scaled by', () => {
    assert(
      property(food, amount, scale, (one, written, scaledBy) => {
        const { text, count, measure } = kitchenAmount(written * scaledBy, one, { scaledBy })
        expect(text).not.toMatch(/(^|\s)0(\s|$)|NaN|undefined|null/)
        if (count === null || measure === null) return
        expect(count).toBeGreaterThan(0)
        if (one.weight_units !== 'Piece') expect(count).toBeLessThanOrEqual(40)
        if (measure === 'tablespoon' || measure === 'teaspoon') expect(count).toBeLessThanOrEqual(5)
      }),
      RUNS,
    )
  })

  it('show a count that agrees with the exact amount, and say „asi“ exactly where it is more than a tenth off', () => {
    assert(
      property(food, amount, scale, (one, written, scaledBy) => {
        const exact = written * scaledBy
        const shown = kitchenAmount(exact, one, { scaledBy })
        expect(shown.text.startsWith('asi\u00a0')).toBe(shown.approximate)
        if (shown.measure === null || shown.count === null) return
        const meant = amountFromMeasure(shown.count, shown.measure, one)
        expect(meant).not.toBeNull()
        const off = offBy(meant ?? 0, exact)
        expect(off).toBeLessThanOrEqual(0.5)
        if (Math.abs(off - APPROXIMATE_BEYOND) > 1e-6) expect(shown.approximate).toBe(off > APPROXIMATE_BEYOND)
      }),
      RUNS,
    )
  })

  it('give the grams or millilitres of every amount that is shown in a measure of known weight', () => {
    assert(
      property(food, amount, scale, (one, written, scaledBy) => {
        const { measure, beside } = kitchenAmount(written * scaledBy, one, { scaledBy })
        if (measure === null) return
        const grams = massInGrams(written * scaledBy, one.weight_units, one)
        if (grams !== null) expect(beside).toMatch(/^[\d\u00a0,]+\u00a0(g|kg|ml|l)$/)
      }),
      RUNS,
    )
  })

  it('are exact there and back: the measures of an amount are the amount', () => {
    assert(
      property(measured, amount, ({ one, measure }, count) => {
        const single = amountFromMeasure(1, measure, one)
        const all = amountFromMeasure(count, measure, one)
        expect(single).not.toBeNull()
        expect((all ?? 0) / (single ?? 1)).toBeCloseTo(count, 8)
      }),
      RUNS,
    )
  })

  it('are read back from the words they are shown in', () => {
    assert(
      property(measured, ({ one, measure }) => {
        for (const count of MEASURES[measure].counts) {
          const spec = MEASURES[measure].forms
          const forms = measure === 'piece' ? (one.kitchen.counted ?? spec) : spec
          const noun = count === 1 ? forms.one : count % 1 ? forms.part : count < 5 ? forms.few : forms.many
          const read = readKitchenAmount(`${formatCount(count)} ${noun}`, one)
          expect(read, `${formatCount(count)} ${noun} of ${one.slug}`).toBeCloseTo(
            amountFromMeasure(count, measure, one) ?? Number.NaN,
            6,
          )
        }
      }),
      // Each run reads every count of one measure.
      { numRuns: 600 },
    )
  })
})

describe('roundForScale', () => {
  it.each([
    [0.04, 0.1],
    [0.26, 0.3],
    [4.3, 4.5],
    [18.8, 19],
    [52, 50],
    [73, 75],
    [203, 200],
    [416, 420],
    [1130, 1150],
  ])('%d is weighed as %d', (exact, shown) => {
    expect(roundForScale(exact)).toBe(shown)
  })

  it('keeps an absent amount absent', () => {
    expect(roundForScale(0)).toBe(0)
  })
})

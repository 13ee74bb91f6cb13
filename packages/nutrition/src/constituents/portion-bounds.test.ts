import { expect, it } from 'vitest'
import { portionBounds } from './portion-bounds.ts'
import type { LimitedLine } from './sum-ranges.ts'

const line = (nutrients: Partial<LimitedLine['nutrients']>, rest: Partial<LimitedLine> = {}): LimitedLine => ({
  amount: 100,
  count_macros: true,
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  is_spice: false,
  limits: {},
  nutrients: {
    kilojoules: null,
    protein: null,
    carbohydrates: null,
    fat: null,
    fiber: null,
    sugars: null,
    saturated_fats: null,
    salt: null,
    ...nutrients,
  },
  ...rest,
})

it('known lines are certain from both sides, of one portion', () => {
  const lines = [line({ protein: 20 }), line({ protein: 10 }, { amount: 50 })]
  expect(portionBounds(lines, 2).protein).toEqual({ low: 12.5, high: 12.5 })
})

it('an unknown line leaves the upper bound open and keeps the lower one', () => {
  expect(portionBounds([line({ protein: 20 }), line({})], 1).protein).toEqual({ low: 20, high: null })
  expect(portionBounds([line({})], 1).protein).toEqual({ low: null, high: null })
})

it('„less than“ counts as nothing below and as its limit above', () => {
  const lines = [line({ sugars: 0.25 }, { limits: { sugars: 0.5 } }), line({ sugars: 3 })]
  expect(portionBounds(lines, 1).sugars).toEqual({ low: 3, high: 3.5 })
})

it('a line that is not counted changes nothing, and no line is exactly nothing', () => {
  expect(portionBounds([line({}, { count_macros: false })], 1).salt).toEqual({ low: 0, high: 0 })
  expect(portionBounds([], 4).salt).toEqual({ low: 0, high: 0 })
})

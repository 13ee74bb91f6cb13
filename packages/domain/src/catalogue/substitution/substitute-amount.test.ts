import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { substituteAmount, type WeighedFood } from './substitute-amount.ts'

const gram: WeighedFood = { weight_units: 'Gram', grams_per_piece: null, density_g_per_ml: null }
const oil: WeighedFood = { weight_units: 'Milliliter', grams_per_piece: null, density_g_per_ml: 0.92 }
const egg: WeighedFood = { weight_units: 'Piece', grams_per_piece: 52, density_g_per_ml: null }

test.each([
  ['250 g of butter by oil', 250, gram, oil, 0.8, 217],
  ['2 eggs by ground flax', 2, egg, gram, 0.14, 14.5],
  ['30 g of herbs by dried ones', 30, gram, gram, 0.33, 10],
  ['a pinch stays a pinch', 0.04, gram, gram, 0.2, 0.01],
  ['80 g of egg white by eggs', 80, gram, egg, 1, 1.5],
  ['nothing is nothing', 0, gram, oil, 0.8, 0],
])('%s', (_, amount, original, substitute, ratio, expected) => {
  expect(substituteAmount(amount, original, substitute, ratio)).toBe(expected)
})

test('a mass that is unknown gives no amount', () => {
  expect(substituteAmount(1, { ...egg, grams_per_piece: null }, gram, 1)).toBeNull()
  expect(substituteAmount(1, gram, { ...oil, density_g_per_ml: null }, 1)).toBeNull()
})

test('the amount is positive, has two decimals and is what the ratio asks for', () => {
  const food = fc.record({
    weight_units: fc.constantFrom(...WEIGHT_UNITS),
    grams_per_piece: fc.integer({ min: 1, max: 300 }),
    density_g_per_ml: fc.integer({ min: 5, max: 15 }).map((tenths) => tenths / 10),
  })
  const amount = fc.integer({ min: 1, max: 500_000 }).map((hundredths) => hundredths / 100)
  const ratio = fc.integer({ min: 1, max: 1500 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(food, food, amount, ratio, (original, substitute, given, factor) => {
      const found = substituteAmount(given, original, substitute, factor)
      if (found === null) throw new Error('The masses are known')
      expect(found).toBeGreaterThanOrEqual(0.01)
      expect(Math.abs(found * 100 - Math.round(found * 100))).toBeLessThan(1e-6)
      const back = substituteAmount(found, substitute, substitute, 1)
      expect(back).toBeGreaterThan(0)
    }),
  )
})

import { expect, test } from 'vitest'
import { type ReplacedFood, substituteAllergens, substituteAmountWords, substituteFigures } from './food-substitutes.ts'

const food = (calories: number | null, protein: number, rest: Partial<ReplacedFood> = {}): ReplacedFood => ({
  weight_units: 'Gram',
  density_g_per_ml: null,
  macros: { calories, protein, fat: 10, carbohydrates: 0, fiber: 0, salt: 0 },
  allergens: {},
  ...rest,
})

test('the amount follows the ratio, with a decimal only where it is small', () => {
  expect(substituteAmountWords(0.754)).toBe('místo 100\u00a0g vezměte 75\u00a0g')
  expect(substituteAmountWords(0.0125)).toBe('místo 100\u00a0g vezměte 1,3\u00a0g')
})

test('figures are those of the amount that replaces 100 g, and what is unknown is said', () => {
  expect(substituteFigures(food(700, 1), food(400, 10), 0.5)).toBe(
    '−500\u00a0kcal, +4\u00a0g\u00a0bílkovin, −5\u00a0g\u00a0tuku',
  )
  expect(substituteFigures(food(null, 1), food(400, 1), 1)).toMatch(/^energii neznáme/)
})

test('values of 100 ml are converted by density; nothing is compared where their mass is unknown', () => {
  const oil = { weight_units: 'Milliliter', density_g_per_ml: 0.8 } as const
  expect(substituteFigures(food(900, 0), food(720, 0, oil), 1)).toBe('±0\u00a0kcal, +3\u00a0g\u00a0tuku')
  expect(substituteFigures(food(900, 0), food(720, 0, { ...oil, density_g_per_ml: null }), 1)).toBeNull()
  expect(substituteFigures(food(700, 1), food(70, 6, { weight_units: 'Piece' }), 1)).toBeNull()
})

test('allergens that come and go are told; one that is unknown is neither', () => {
  const butter = { milk: { state: 'contains', evidence: 'nature' } } as const
  const spread = {
    milk: { state: 'free', evidence: 'nature' },
    nuts: { state: 'contains', evidence: 'nature' },
  } as const
  expect(substituteAllergens(butter, spread)).toBe('přidává ořechy; nemá mléko')
  expect(substituteAllergens(butter, {})).toBeNull()
})

import { expect, test } from 'vitest'
import { type ComparedFood, remarkFor } from './remark-for.ts'

const food = (fat: number | null, change: Partial<ComparedFood> = {}): ComparedFood => ({
  weight_units: 'Gram',
  grams_per_piece: null,
  density_g_per_ml: null,
  nutrients: {
    kilojoules: 0,
    protein: 0,
    carbohydrates: 0,
    fiber: 0,
    saturated_fats: 0,
    sugars: 0,
    salt: 0,
    fat,
  },
  ...change,
})

test('a comparison that the figures refute is left out, the rest stays', () => {
  expect(remarkFor('Je tučnější; pečte déle.', food(5), food(15))).toBe('Je tučnější; pečte déle.')
  expect(remarkFor('Je tučnější; pečte déle.', food(20), food(15))).toBe('Pečte déle.')
  expect(remarkFor('Je libovější.', food(5), food(15))).toBeNull()
  expect(remarkFor('Je jemnější.', food(5), food(15))).toBe('Je jemnější.')
})

test('an unknown figure refutes nothing, and pieces are compared by their weight', () => {
  expect(remarkFor('Je tučnější.', food(null), food(15))).toBe('Je tučnější.')
  const egg = food(5, { weight_units: 'Piece', grams_per_piece: 50 })
  expect(remarkFor('Je tučnější.', food(9), egg)).toBe('Je tučnější.')
  expect(remarkFor('Je tučnější.', food(11), egg)).toBeNull()
})

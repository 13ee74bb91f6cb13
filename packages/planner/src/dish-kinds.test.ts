import { expect, test } from 'vitest'
import { eaterOf, requestOf } from '#fixtures/plan-requests.ts'
import { dishKinds } from './dish-kinds.ts'
import type { Candidate } from './plan-request.ts'

const bands = [
  { nutrient: 'protein', from: 80, to: 120 },
  { nutrient: 'fiber', from: 30, to: null },
  { nutrient: 'salt', from: null, to: 6 },
] as const

const dish = (change: Partial<Candidate['per_portion']>) => ({
  per_portion: {
    kilojoules: 1000,
    protein: 0,
    carbohydrates: 0,
    fat: 0,
    fiber: 0,
    sugars: 0,
    saturated_fats: 0,
    salt: 0,
    ...change,
  },
})

// For 1,000 of 10,000 kJ the middle is 10 g of protein, and the open bands are 3 g of fibre and 0.6 g of salt.
test.each([
  ['less of all', dish({ protein: 10, fiber: 3, salt: 0.6 }), 0b000],
  ['more protein than the middle', dish({ protein: 10.1 }), 0b100],
  ['more fibre than is needed', dish({ fiber: 3.1 }), 0b010],
  ['more salt than is allowed', dish({ salt: 0.7 }), 0b001],
  ['more of all', dish({ protein: 11, fiber: 4, salt: 1 }), 0b111],
  ['the same amounts in twice the energy', dish({ protein: 11, fiber: 4, salt: 1, kilojoules: 2000 }), 0b000],
  ['unknown salt', dish({ salt: null }), 0b000],
])('a dish with %s', (_, one, kind) => {
  expect(dishKinds(requestOf({ eaters: [eaterOf('one', 10_000, { bands })] }))(one)).toBe(kind)
})

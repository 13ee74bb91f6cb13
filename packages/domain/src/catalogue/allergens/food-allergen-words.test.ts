import { expect, it } from 'vitest'
import { foodAllergenWords } from './food-allergen-words.ts'

it('says what a food contains and may contain, and calls absent only what the label does', () => {
  expect(
    foodAllergenWords({
      milk: { state: 'contains', evidence: 'name' },
      gluten: { state: 'contains', evidence: 'label' },
      nuts: { state: 'may_contain', evidence: 'label' },
      eggs: { state: 'free', evidence: 'label' },
      fish: { state: 'free', evidence: 'nature' },
      celery: { state: 'unknown', evidence: 'usual_recipe' },
    }),
  ).toBe('Obsahuje: lepek, mléko. Může obsahovat: ořechy. Neobsahuje podle etikety: vejce.')
})

it('says nothing where nothing is known, or was only not found', () => {
  expect(foodAllergenWords({})).toBeNull()
  expect(foodAllergenWords({ fish: { state: 'free', evidence: 'nature' } })).toBeNull()
})

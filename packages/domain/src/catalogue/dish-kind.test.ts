import { expect, it } from 'vitest'
import { dishKind } from './dish-kind.ts'
import { MEAL_TYPES } from './meal-types.ts'

it.each([
  [['Lunch', 'Soup', 'Dinner'], 'soup'],
  [['Dessert', 'Lunch'], 'main'],
  [['Late_snack', 'Dessert'], 'dessert'],
  [['Breakfast', 'Snack'], 'breakfast'],
  [['Late_dinner', 'Snack'], 'main'],
  [['Late_snack'], 'snack'],
  [['Snack', 'Drinks'], 'drink'],
] as const)('%j is a %s', (mealTypes, kind) => {
  expect(dishKind(mealTypes)).toBe(kind)
})

it('every meal type has a kind, and no meal type has none', () => {
  expect(MEAL_TYPES.filter((type) => dishKind([type]) === null)).toEqual([])
  expect(dishKind([])).toBeNull()
})

import { expect, it } from 'vitest'
import { dishKind } from './dish-kind.ts'

it.each([
  [['Lunch', 'Soup', 'Dinner'], 'Polévka'],
  [['Dessert', 'Lunch'], 'Hlavní jídlo'],
  [['Late_snack', 'Dessert'], 'Dezert'],
  [['Snack', 'Breakfast'], 'Snídaně'],
  [['Late_dinner', 'Breakfast'], 'Hlavní jídlo'],
  [['Late_snack'], 'Svačina'],
  [['Snack', 'Drinks'], 'Nápoj'],
  [[], 'Recept'],
] as const)('%j is called %s', (mealTypes, kind) => {
  expect(dishKind(mealTypes)).toBe(kind)
})

import { expect, test } from 'vitest'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import { food, recipe } from './recipe.builder.ts'
import { servingNote } from './serving-note.ts'

/** Biscuits with 2000 kJ in 100 g. */
const biscuits = (grams: number) =>
  food({ carbohydrates: (60 * grams) / 100, fat: (26.5 * grams) / 100 }, { amount: grams })
const noteOf = (grams: number, meal_types: MealType[]) =>
  servingNote(
    recipe([{ ...biscuits(100), amount: grams }], { meal_types, cooking_type: 'Cold', weighed: null }),
  )?.replaceAll('\u00a0', ' ') ?? null

test.each<[number, MealType[], string | null]>([
  [29, ['Dessert'], 'Uvedená porce má 29 g. Množství v ní posuzujeme podle běžné porce: 40 g.'],
  [40, ['Dessert'], null],
  [150, ['Dinner'], 'Uvedená porce má 150 g. Množství v ní posuzujeme podle běžné porce: 200 g.'],
  [200, ['Soup', 'Dinner'], 'Uvedená porce má 200 g. Množství v ní posuzujeme podle běžné porce: 250 g.'],
  [
    30,
    ['Breakfast', 'Snack'],
    'Uvedená porce má 30 g. Množství v ní posuzujeme podle běžné porce: jako hlavní jídlo 200 g, jako menší jídlo 40 g.',
  ],
])('a portion of %d g for %j', (grams, meals, note) => {
  expect(noteOf(grams, meals)).toBe(note)
})

test('says nothing where the weight of a portion is unknown, or the number of portions', () => {
  const unknown = food({}, { weight_units: 'Piece', amount: 1 })
  expect(servingNote(recipe([unknown], { weighed: null }))).toBeNull()
  expect(servingNote(recipe([biscuits(10)], { weighed: null, portion_size: 0 }))).toBeNull()
})

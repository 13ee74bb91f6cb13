import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recipeFilter } from './filter.arbitrary.ts'
import { FILTER_DEFAULTS, normalizeFilter, type RecipeFilter } from './filters.ts'
import { PRESETS } from './presets.ts'
import { fromSavedFields, nameFilter, toSavedFields, toWholeSavedFields } from './saved-filter.ts'

test.each<[Partial<RecipeFilter>, object]>([
  [{}, {}],
  [{ diet_types: ['Without restrictions'], difficulty: ['Easy', 'Medium', 'Difficult'] }, {}],
  [{ dietary_goal: 'Eat healthy' }, { dietary_goal: 'Eat healthy' }],
  [{ time_minutes: [10, 30] }, { time_minutes: [10, 30] }],
  [{ descending: false }, { orderingVar: 'created_at', orderingDirection: 'asc' }],
  [
    PRESETS.muscles.filter,
    {
      dietary_goal: 'Weight gain',
      meal_types: ['Breakfast', 'Lunch', 'Dinner'],
      orderingVar: 'protein_in_total',
      orderingDirection: 'desc',
    },
  ],
])('%o is kept as %o', (wish, kept) => {
  expect(toSavedFields({ ...FILTER_DEFAULTS, ...wish })).toEqual(kept)
})

test('a filter that was saved and read back finds the same recipes', () => {
  fc.assert(
    fc.property(recipeFilter, (filter) => {
      expect(fromSavedFields(toWholeSavedFields(filter))).toEqual(normalizeFilter(filter))
    }),
  )
})

test('a name lists as many whole criteria as fit', () => {
  const filter: RecipeFilter = { ...FILTER_DEFAULTS, meal_types: ['Lunch', 'Dinner'], time_minutes: [10, 30] }
  expect(nameFilter(filter, {}, 60)).toBe('Oběd, Večeře, do 30 min')
  expect(nameFilter(filter, {}, 13)).toBe('Oběd, Večeře')
  expect(nameFilter({ ...filter, must_ingredients: ['x'] }, { ingredients: { x: 'mrkev' } }, 60)).toBe(
    'Oběd, Večeře, do 30 min, se surovinou: mrkev',
  )
  expect(nameFilter({ ...FILTER_DEFAULTS, search: 'ž'.repeat(100) }, {}, 60)).toHaveLength(60)
  expect(nameFilter(FILTER_DEFAULTS, {}, 60)).toBe('Všechny recepty')
})

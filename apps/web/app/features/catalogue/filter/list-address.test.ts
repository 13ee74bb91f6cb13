import { COOKING_TYPES, DIFFICULTIES } from '@zivina/domain/catalogue/cooking'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { FILTER_DEFAULTS, normalizeFilter, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { DIETARY_GOALS } from '@zivina/nutrition/diets'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'
import { readFilter, readOffset } from './read-filter.ts'

const parametersOf = (address: string) => new URL(address, 'http://x').searchParams

test.each<[Partial<RecipeFilter>, string]>([
  [{}, '/recepty'],
  [{ time_minutes: [10, 60] }, '/recepty?time_minutes=10,60'],
  [{ time_minutes: [10, 120] }, '/recepty'],
  [{ meal_types: ['Dinner'], diet_types: ['Gluten free'] }, '/recepty?diet_types=Gluten+free&meal_types=Dinner'],
  [{ dietary_goal: 'Eat healthy' }, '/recepty?dietary_goal=Eat+healthy'],
  [{ ordering: 'protein_in_total' }, '/recepty?ordering=-protein_in_total'],
])('the filter %o has the address %s', (wish, address) => {
  expect(listAddress({ ...FILTER_DEFAULTS, ...wish })).toBe(address)
})

test('a further page has its offset', () => {
  expect(listAddress(FILTER_DEFAULTS, 18)).toBe('/recepty?offset=18')
  expect(readOffset(parametersOf(listAddress(FILTER_DEFAULTS, 36)))).toBe(36)
})

test('every filter can be read back from its address', () => {
  const someOf = <Value>(all: readonly Value[]) => fc.subarray([...all])
  const wish = fc.record({
    search: fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !/\p{Cc}/u.test(text)),
    diet_types: someOf(DIET_TYPES),
    meal_types: someOf(MEAL_TYPES),
    cooking_type: someOf(COOKING_TYPES),
    difficulty: someOf(DIFFICULTIES),
    dietary_goal: fc.constantFrom(...DIETARY_GOALS),
    tags: someOf(['levné', 'pro děti', 'z\u00a0jednoho hrnce']),
    descending: fc.boolean(),
  })
  fc.assert(
    fc.property(wish, (chosen) => {
      const filter = normalizeFilter({ ...FILTER_DEFAULTS, ...chosen })
      expect(readFilter(parametersOf(listAddress(filter)))).toEqual(filter)
    }),
  )
})

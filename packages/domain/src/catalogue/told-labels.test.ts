import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MEAL_TYPE_LABELS, MEAL_TYPES } from './meal-types.ts'
import { readLabels } from './told-labels.ts'

const TAGS = [
  'rychlé',
  'levné',
  'pro děti',
  'česká klasika',
  'Vánoce',
  'těstoviny',
  'saláty',
  'pečení',
  'Itálie',
  'grilování',
]

it.each([
  [['Hlavní jídlo'], ['Lunch', 'Dinner'], [], []],
  [['hlavní chod', 'Polévky'], ['Soup', 'Lunch', 'Dinner'], [], []],
  [['SNÍDANĚ', 'svačina', 'moučník', 'nápoje'], ['Breakfast', 'Snack', 'Dessert', 'Late_snack', 'Drinks'], [], []],
  [['Dopolední svačina', 'druhá večeře'], ['Snack', 'Late_dinner'], [], []],
  [['Main Course', 'dinner', 'Pasta', 'Italian'], ['Lunch', 'Dinner'], ['těstoviny', 'Itálie'], []],
  [
    ['Rychlé', 'rychle', 'quick', 'pro deti', 'vánoční', 'grilovačka'],
    [],
    ['rychlé', 'pro děti', 'Vánoce', 'grilování'],
    [],
  ],
  [['od babičky', 'Lunch'], ['Lunch'], [], ['od babičky']],
  // Names that every object of JavaScript has are labels like others.
  [['constructor', 'toString'], [], [], ['constructor', 'toString']],
  [
    ['oběd bez lepku', 'nedělní oběd u babičky', 'vyzkoušet'],
    [],
    [],
    ['oběd bez lepku', 'nedělní oběd u babičky', 'vyzkoušet'],
  ],
])('%j', (labels, meal_types, tags, unknown) => {
  expect(readLabels(labels, TAGS, 10)).toEqual({ meal_types, tags, unknown })
})

it('a tag beyond those that a recipe may have is told, and one that does not exist is none', () => {
  expect(readLabels(['levné', 'saláty', 'levné', 'pečení'], TAGS, 2)).toEqual({
    meal_types: [],
    tags: ['levné', 'saláty'],
    unknown: ['pečení'],
  })
  expect(readLabels(['quick'], [], 10).unknown).toEqual(['quick'])
})

it('every label is a meal, a tag or told, and our own names come back as they were', () => {
  const labels = fc.array(fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom(...TAGS)), { maxLength: 20 })
  fc.assert(
    fc.property(labels, (told) => {
      const { meal_types, tags, unknown } = readLabels(told, TAGS, 5)
      for (const one of unknown) expect(told).toContain(one)
      if (told.length > 0) expect(meal_types.length + tags.length + unknown.length).toBeGreaterThan(0)
    }),
  )
  const own = fc.tuple(fc.subarray([...MEAL_TYPES]), fc.subarray(TAGS))
  fc.assert(
    fc.property(own, ([meals, tags]) => {
      const told = [...meals.map((meal) => MEAL_TYPE_LABELS[meal]), ...tags]
      const read = readLabels(told, TAGS, 10)
      expect(read).toEqual({ meal_types: MEAL_TYPES.filter((type) => meals.includes(type)), tags, unknown: [] })
    }),
  )
})

import { FILTER_DEFAULTS, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { expect, test } from 'vitest'
import { wordsFor } from './list-words.ts'

const words = (wish: Partial<RecipeFilter>, count = 42, offset = 0) =>
  wordsFor({ ...FILTER_DEFAULTS, ...wish }, count, offset, 'Jarmila Nováková')

test.each<[Partial<RecipeFilter>, string]>([
  [{}, 'Recepty'],
  [{ meal_types: ['Dinner'] }, 'Recepty na\u00a0večeři'],
  [{ meal_types: ['Dinner', 'Lunch'] }, 'Recepty'],
  [{ diet_types: ['Gluten free'] }, 'Bezlepkové recepty'],
  [{ diet_types: ['Gluten free'], meal_types: ['Dinner'] }, 'Bezlepkové recepty na\u00a0večeři'],
  [{ search: 'guláš', meal_types: ['Dinner'] }, 'Recepty: guláš'],
  [{ creator: 'jarmila-novakova' }, 'Recepty: Jarmila Nováková'],
  [{ tags: ['levné'] }, 'Recepty: levné'],
])('the filter %o has the heading %s', (wish, heading) => {
  expect(words(wish).heading).toBe(heading)
})

test.each<[Partial<RecipeFilter>, string]>([
  [{}, '/recepty'],
  [{ meal_types: ['Dinner'] }, '/recepty?meal_types=Dinner'],
  [{ diet_types: ['Gluten free'] }, '/recepty?diet_types=Gluten+free'],
  [{ creator: 'jarmila-novakova' }, '/recepty?creator=jarmila-novakova'],
  [{ tags: ['levné'] }, '/recepty?tags=levn%C3%A9'],
])('the filter %o has a page of its own', (wish, canonical) => {
  expect(words(wish)).toMatchObject({ indexable: true, canonical })
})

test.each<Partial<RecipeFilter>>([
  { search: 'guláš' },
  { meal_types: ['Dinner', 'Lunch'] },
  { meal_types: ['Dinner'], diet_types: ['Gluten free'] },
  { meal_types: ['Dinner'], ordering: 'time_minutes', descending: false },
  { time_minutes: [10, 30] },
  { tags: ['levné', 'ryby'] },
])('the filter %o has the canonical address of the plain list', (wish) => {
  expect(words(wish)).toMatchObject({ indexable: false, canonical: '/recepty' })
})

test('an empty page and a further page are not indexed', () => {
  expect(words({ meal_types: ['Dinner'] }, 0).indexable).toBe(false)
  expect(words({ meal_types: ['Dinner'] }, 42, 18).indexable).toBe(false)
})

test('the description has the right plural', () => {
  expect(words({ meal_types: ['Dinner'] }, 2).description).toContain('Recepty na\u00a0večeři (2\u00a0recepty).')
  expect(words({}, 136).description).toContain('(136\u00a0receptů)')
})

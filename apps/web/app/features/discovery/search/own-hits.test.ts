import { expect, it } from 'vitest'
import { recipeNote, type SearchGroup, type SearchHit } from './group-hits.ts'
import { withOwnHits } from './own-hits.ts'

const hit = (id: string): SearchHit => ({ id, path: `/${id}`, name: id, note: '', image: null, round: false })
const group = (title: string, ...ids: string[]): SearchGroup => ({ title, hits: ids.map(hit) })

it('one’s own recipes come first, and a public one of them only once', () => {
  const found = withOwnHits([group('Recepty', 'cizí', 'můj'), group('Články', 'článek')], [hit('můj'), hit('tajný')])
  expect(found.map(({ title, hits }) => [title, ...hits.map(({ id }) => id)])).toEqual([
    ['Vaše recepty', 'můj', 'tajný'],
    ['Recepty', 'cizí'],
    ['Články', 'článek'],
  ])
})

it('a group that held only one’s own recipes disappears', () => {
  expect(withOwnHits([group('Recepty', 'můj')], [hit('můj')])).toEqual([group('Vaše recepty', 'můj')])
})

it('without own recipes the results stay as they are', () => {
  const groups = [group('Recepty', 'cizí')]
  expect(withOwnHits(groups, [])).toEqual(groups)
})

it('a recipe that has a line without a food is found with a lower bound, and its resting counts', () => {
  const recipe = { calories_in_total: 265, time_minutes: 35, resting_time: 90, nutrient_coverage: { kilojoules: 0.8 } }
  expect(recipeNote(recipe)).toMatch(/^nejméně 265.kcal · 2.h.5.min$/)
  expect(recipeNote({ ...recipe, nutrient_coverage: { kilojoules: 1 } })).toMatch(/^265/)
})

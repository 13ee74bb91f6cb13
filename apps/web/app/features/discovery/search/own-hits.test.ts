import { expect, it } from 'vitest'
import type { SearchGroup, SearchHit } from './group-hits.ts'
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

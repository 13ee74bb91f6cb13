import { beforeAll, expect, test } from 'vitest'
import { readRecipeFiles } from '../../packages/db/src/seed/catalogue/recipes.ts'
import { type Forbidden, MISTAKES, STIFF_TITLES, SYNONYMS } from './forbidden.ts'
import { readStrings, readTexts, type Text } from './texts.ts'

let texts: Text[]
let strings: Text[]
beforeAll(async () => {
  ;[texts, strings] = await Promise.all([readTexts(), readStrings()])
})

function found(where: readonly Text[], forbidden: readonly Forbidden[]): string[] {
  return where.flatMap(({ where: place, text }) =>
    forbidden.flatMap(({ pattern, instead }) => {
      const [fault] = pattern.exec(text) ?? []
      return fault === undefined ? [] : [`${place}: „${fault}“ → ${instead}`]
    }),
  )
}

test('no text repeats a mistake that was mended', () => {
  expect(found(texts, MISTAKES)).toEqual([])
})

test('the interface calls one thing by one word', () => {
  expect(found(strings, SYNONYMS)).toEqual([])
})

test('no step of a starter recipe has a title that no cook would say', async () => {
  const titles = (await readRecipeFiles()).flatMap(({ slug, steps }) =>
    steps.map(({ step_title }) => ({ where: `data/recipes/${slug}.json`, text: step_title })),
  )
  expect(titles.length).toBeGreaterThan(1_000)
  expect(found(titles, STIFF_TITLES)).toEqual([])
  expect(found([{ where: 'tady', text: 'Obrání masa' }], STIFF_TITLES)).toHaveLength(1)
})

test('a mistake would be found', () => {
  const text = 'Podávejte s lžící tvarohu, pórek nakrájejte na tenko.'
  expect(found([{ where: 'tady', text }], MISTAKES)).toHaveLength(2)
})

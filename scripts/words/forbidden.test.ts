import { beforeAll, expect, test } from 'vitest'
import { type Forbidden, MISTAKES, SYNONYMS } from './forbidden.ts'
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

test('a mistake would be found', () => {
  const text = 'Podávejte s lžící tvarohu, pórek nakrájejte na tenko.'
  expect(found([{ where: 'tady', text }], MISTAKES)).toHaveLength(2)
})

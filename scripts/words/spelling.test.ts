import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { unknownWords } from './hunspell.mjs'
import { readTexts, type Text } from './texts.ts'

let texts: Text[]
let accepted: string[]
/** Each word that the dictionary does not know, with the first place where it stands. */
let unknown: Map<string, string>

beforeAll(async () => {
  texts = await readTexts()
  accepted = (await readFile(new URL('accepted-words.txt', import.meta.url), 'utf8')).trim().split('\n')
  const places = new Map<string, string>()
  for (const { where, text } of texts) {
    for (const [word] of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) if (!places.has(word)) places.set(word, where)
  }
  unknown = new Map((await unknownWords([...places.keys()])).map((word) => [word, places.get(word) ?? '']))
}, 150_000)

test('every word is in the dictionary or in the list of accepted words', () => {
  const known = new Set(accepted)
  const wrong = [...unknown].filter(([word]) => !known.has(word) && !known.has(word.toLowerCase()))
  expect(wrong.map(([word, where]) => `${word} (${where})`)).toEqual([])
})

test('every accepted word is used, unknown to the dictionary, and in its place', () => {
  const used = new Set([...unknown.keys()].flatMap((word) => [word, word.toLowerCase()]))
  expect(accepted.filter((word) => !used.has(word))).toEqual([])
  expect(accepted).toEqual([...new Set(accepted)].toSorted(new Intl.Collator('cs').compare))
})

test('a misspelt word would be found', async () => {
  expect(await unknownWords(['polévka', 'šetrícího', 'jezdi', 'grilovavaná'])).toEqual(['šetrícího', 'grilovavaná'])
})

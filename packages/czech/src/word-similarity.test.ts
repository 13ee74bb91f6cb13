import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  mostSimilar,
  prepareComparison,
  trigramsMax,
  trigramsOf,
  wordSimilarity,
  writeTrigrams,
} from './word-similarity.ts'

/** What PostgreSQL 18 answers to `word_similarity(a, b)`. */
test.each([
  ['word', 'two words', 0.8],
  ['mlekko', 'mleko polotucne', 0.625],
  ['bramborak', 'bramboracka s houbami', 0.8],
  ['kase', 'ovesna kase s jablky', 1],
  ['xyz', 'mleko', 0],
])('„%s“ is similar to a part of „%s“', (asked, text, similarity) => {
  expect(wordSimilarity(prepareComparison(asked), trigramsOf(text))).toBeCloseTo(similarity, 6)
})

test('no similarity is above the most that it can be', () => {
  const words = fc.stringMatching(/^[abc]{1,6}( [abc]{1,6}){0,3}$/)
  fc.assert(
    fc.property(words, words, (asked, text) => {
      const own = trigramsOf(text)
      const compared = prepareComparison(asked)
      return wordSimilarity(compared, own) <= mostSimilar(compared, own) + 1e-6
    }),
  )
})

/** The trigrams as they are defined: of each word with two spaces before and one after it. */
function spelledTrigrams(text: string): string[] {
  return (text.match(/[a-z0-9]+/g) ?? []).flatMap((word) => {
    const letters = `  ${word} `
    return Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3))
  })
}

const texts = fc.string({ unit: fc.constantFrom(...'abz019 -,(ěя€'), maxLength: 30 })

test('trigrams have the same number where they are spelt the same, in texts with any signs', () => {
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const numbers = [...trigramsOf(one), ...trigramsOf(other)]
      const spelled = [...spelledTrigrams(one), ...spelledTrigrams(other)]
      expect(numbers).toHaveLength(spelled.length)
      expect(new Set(numbers.map((number, at) => `${number} ${spelled[at]}`)).size).toBe(new Set(spelled).size)
      expect(new Set(numbers).size).toBe(new Set(spelled).size)
    }),
  )
})

test('a part of a text has the trigrams that it has by itself, and room for them', () => {
  fc.assert(
    fc.property(texts, texts, texts, (before, text, after) => {
      const room = new Uint16Array(trigramsMax(text.length))
      const length = writeTrigrams(room, `${before}${text}${after}`, before.length, before.length + text.length)
      expect(length).toBeLessThanOrEqual(room.length)
      expect(room.subarray(0, length)).toEqual(trigramsOf(text))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  mostSimilar,
  numberTrigrams,
  prepareComparison,
  type TrigramNumbers,
  wordSimilarity,
} from './word-similarity.ts'

/** What PostgreSQL 18 answers to `word_similarity(a, b)`. */
test.each([
  ['word', 'two words', 0.8],
  ['mlekko', 'mleko polotucne', 0.625],
  ['bramborak', 'bramboracka s houbami', 0.8],
  ['kase', 'ovesna kase s jablky', 1],
  ['xyz', 'mleko', 0],
])('„%s“ is similar to a part of „%s“', (asked, text, similarity) => {
  const numbers: TrigramNumbers = new Map()
  const own = numberTrigrams(text, numbers)
  expect(wordSimilarity(prepareComparison(asked, numbers), own)).toBeCloseTo(similarity, 6)
})

test('no similarity is above the most that it can be', () => {
  const words = fc.stringMatching(/^[abc]{1,6}( [abc]{1,6}){0,3}$/)
  fc.assert(
    fc.property(words, words, (asked, text) => {
      const numbers: TrigramNumbers = new Map()
      const own = numberTrigrams(text, numbers)
      const compared = prepareComparison(asked, numbers)
      return wordSimilarity(compared, own) <= mostSimilar(compared, own) + 1e-6
    }),
  )
})

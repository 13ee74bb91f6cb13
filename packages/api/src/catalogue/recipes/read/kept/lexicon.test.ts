import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWord, finishLexicon, postingOf, startLexicon } from './lexicon.ts'
import { countPlaces, listPlaces } from './places.ts'

/** Texts by which a word is frequent at first and rare in the end, or the other way round. */
const WORDS = ['vzacne', 'caste', 'zpocatku', 'nakonec'] as const
const isIn = (word: (typeof WORDS)[number], place: number, size: number): boolean =>
  ({
    vzacne: place % 50 === 7,
    caste: place % 3 > 0,
    zpocatku: place < 40,
    nakonec: place > size - 200,
  })[word]

function lexiconOf(size: number) {
  const builder = startLexicon(size)
  for (let place = 0; place < size; place += 1) {
    // A text may have a word several times.
    for (const word of [...WORDS, ...WORDS]) if (isIn(word, place, size)) addWord(builder, word, place)
  }
  return finishLexicon(builder)
}

function placesOf(size: number, word: string): number[] {
  const posting = postingOf(lexiconOf(size), word)
  if (posting === undefined) return []
  return 'list' in posting ? [...posting.list] : listPlaces(posting.set, countPlaces(posting.set))
}

test('a word has the places of all texts that have it, however often they are and wherever', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (size) => {
      for (const word of WORDS) {
        const own = Array.from({ length: size }, (_, place) => place).filter((place) => isIn(word, place, size))
        expect(placesOf(size, word)).toEqual(own)
      }
    }),
    { numRuns: 30 },
  )
})

test('frequent words are sets of the same length as all sets, others lists', () => {
  const { words, postings } = lexiconOf(3000)
  const kinds = Object.fromEntries(words.map((word, at) => [word, Object.keys(postings[at] ?? {})[0]]))
  expect(kinds).toEqual({ vzacne: 'list', caste: 'set', zpocatku: 'list', nakonec: 'set' })
  for (const posting of postings) if ('set' in posting) expect(posting.set).toHaveLength(Math.ceil(3000 / 32))
})

test('a word is found as it is written, not by its beginning', () => {
  expect(postingOf(lexiconOf(100), 'cast')).toBeUndefined()
})

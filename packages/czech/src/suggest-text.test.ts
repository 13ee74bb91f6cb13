import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildVocabulary, slipsBetween, suggestText } from './suggest-text.ts'

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['kure', 'kure', 0],
  ['kure', 'kruee', 2],
  ['kure', 'krue', 1],
  ['losos', 'lososs', 1],
  ['losos', 'lsos', 1],
  ['losos', 'lotos', 1],
  ['svickova', 'svyckova', 1],
  ['ab', 'ba', 1],
])('between %j and %j there are %d typing errors, in both directions', (a, b, slips) => {
  expect([slipsBetween(a, b), slipsBetween(b, a)]).toEqual([slips, slips])
})

test('more typing errors than the limit are reported as infinite, fewer are counted', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, most) => {
      const slips = slipsBetween(a, b)
      expect(slipsBetween(a, b, most)).toBe(slips > most ? Number.POSITIVE_INFINITY : slips)
    }),
    { numRuns: 2000 },
  )
})

const vocabulary = buildVocabulary([
  'Bramboračka s hřiby',
  'Bramboračka',
  'Kuřecí řízky',
  'Losos',
  'Kari',
  'Svíčková na smetaně',
  'Řepa',
  'Zdravá snídaňová miska',
  'Snídaňové placky',
  'Losos, na kari',
])

test.each([
  ['bramboračkka', 'bramboračka'],
  ['brmboracka', 'bramboračka'],
  ['svickoav', 'svíčková'],
  ['kureci rizki', 'kuřecí řízky'],
  ['kurreci rizk', 'kuřecí řízky'],
  ['svickva na smetne', 'svíčková na smetaně'],
  // Words of different names do not make a phrase.
  ['lsosos s kari', null],
  ['zdrava snidanove', null],
  ['zdrava snidanovw', 'zdravá snídaňová'],
  ['lossos na kari', null],
  ['bramborač', null],
  ['kuřecí', null],
  ['kureci', null],
  ['qwertyuiop', null],
  ['xar', null],
  ['kar', null],
  ['', null],
  ['12345', null],
])('%j is corrected to %j', (text, suggestion) => {
  expect(suggestText(text, vocabulary)).toBe(suggestion)
})

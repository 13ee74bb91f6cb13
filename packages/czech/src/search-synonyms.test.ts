import { expect, test } from 'vitest'
import { compileSynonyms, searchVariants } from './search-synonyms.ts'
import { searchStems } from './search-text.ts'

const synonyms = compileSynonyms({
  same: [
    ['rajče', 'rajské jablko', 'paradajka'],
    ['brambory', 'zemáky', 'erteple'],
    ['rajčata', 'rajče'],
  ],
  kinds: { ryba: ['losos', 'treska'] },
})
const variants = (text: string) => searchVariants(searchStems(text), synonyms).map((stems) => stems.join(' '))

test.each([
  ['polévka', ['polevk']],
  ['zemáky', ['zemak', 'brambor', 'ertepl']],
  ['polévka ze zemáků', ['polevk zemak', 'polevk brambor', 'polevk ertepl']],
  ['rajské jablko', ['rajce jablk', 'rajce', 'paradajk']],
  ['jablko rajské', ['jablk rajce', 'jablk paradajk']],
  ['zem', ['zem']],
  ['ryba', ['ryb', 'losos', 'tresk']],
  ['losos', ['losos']],
  ['', ['']],
])('%s', (text, expected) => {
  expect(variants(text)).toEqual(expected.map((one) => [...new Set(one.split(' '))].join(' ')))
})

test('two terms give every combination of their synonyms, up to the limit', () => {
  expect(variants('rajče a zemáky')).toHaveLength(9)
  const many = compileSynonyms({
    same: [
      ['a1', 'a2', 'a3', 'a4', 'a5'],
      ['b1', 'b2', 'b3', 'b4', 'b5'],
    ],
    kinds: {},
  })
  const found = searchVariants(['a1', 'b1'], many)
  expect(found).toHaveLength(12)
  expect(found[0]).toEqual(['a1', 'b1'])
})

import { expect, test } from 'vitest'
import { readAmount, splitAmount } from './amount-text.ts'

test.each([
  ['250', '250', 250],
  ['1,5', '1,5', 1.5],
  ['1.5', '1.5', 1.5],
  ['12,', '12,', 12],
  ['12.', '12.', 12],
  ['1 250', '1 250', 1250],
  ['0', '0', 0],
  ['1,239', '1,23', 1.23],
  ['', '', null],
  [',', ',', null],
])('the text „%s“ stays „%s“ and means %s', (typed, text, amount) => {
  expect(readAmount(typed)).toEqual({ text, amount, problem: null })
})

test.each([
  ['abc', 'nerozumíme'],
  ['1e9', 'nerozumíme'],
  ['1,2,3', 'nerozumíme'],
  ['-5', 'záporné'],
  ['99999999', 'nejvýše'],
])('the text „%s“ stays in the field with a message', (typed, sentence) => {
  const { text, amount, problem } = readAmount(typed)
  expect([text, amount]).toEqual([typed, null])
  expect(problem).toContain(sentence)
})

test('figure and unit are separated', () => {
  expect(splitAmount(1250, 'Gram')).toEqual({ figure: '1\u00a0250', unit: 'g' })
  expect(splitAmount(2, 'Teaspoon')).toEqual({ figure: '2', unit: 'lžičky' })
})

import { expect, test } from 'vitest'
import { moved, pickLabel, tooMany } from './photo-words.ts'

test.each([
  [1, '1\u00a0fotku'],
  [2, '2\u00a0fotky'],
  [5, '5\u00a0fotek'],
])('at most %d', (max, words) => {
  expect(tooMany(max)).toBe(`Přidat lze nejvýš ${words}. Ostatní jsme vynechali.`)
})

test.each([
  [1, 0, 'Nahrát fotku'],
  [1, 1, 'Vyměnit fotku'],
  [4, 0, 'Přidat fotky'],
  [4, 2, 'Přidat fotky'],
])('with room for %d and %d there: %s', (max, count, label) => expect(pickLabel(max, count)).toBe(label))

test.each([
  [0, 1, 'bac'],
  [1, -1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [5, 1, 'abc'],
] as const)('moving the one at %d by %d gives %s', (index, by, order) => {
  expect(moved(['a', 'b', 'c'], index, by).join('')).toBe(order)
})

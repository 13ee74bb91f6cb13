import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('groups come in the order of their first items, and items in their own', () => {
  expect([...groupBy(['ryba', 'mrkev', 'rýže', 'máta'], (word) => word[0])]).toEqual([
    ['r', ['ryba', 'rýže']],
    ['m', ['mrkev', 'máta']],
  ])
  expect(groupBy([], String).size).toBe(0)
})

test('groups are those of Map.groupBy', () => {
  const tens = (number: number) => Math.trunc(number / 10)
  assert(
    property(array(integer({ min: 0, max: 50 })), (numbers) => {
      expect([...groupBy(numbers, tens)]).toEqual([...Map.groupBy(numbers, tens)])
    }),
  )
})

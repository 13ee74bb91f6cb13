import { expect, test } from 'vitest'
import { remember } from './remember.ts'

/** Finds the length of a text, and counts how often. */
function counting() {
  const seen = { asked: 0 }
  const find = remember((text) => {
    seen.asked += 1
    return text.length
  })
  return { seen, find }
}

test('what was found for a text is found once', () => {
  const { seen, find } = counting()
  expect(['mouka', 'máslo', 'mouka', ''].map(find)).toEqual([5, 5, 5, 0])
  expect(find('')).toBe(0)
  expect(seen.asked).toBe(3)
})

test('long texts are not remembered', () => {
  const { seen, find } = counting()
  const long = 'a'.repeat(201)
  expect([find(long), find(long)]).toEqual([201, 201])
  expect(seen.asked).toBe(2)
})

test('only so many texts are remembered', () => {
  const { seen, find } = counting()
  for (let count = 0; count <= 5000; count += 1) find(`${count}`)
  expect(find('0')).toBe(1)
  expect(seen.asked).toBe(5002)
})

import { expect, it } from 'vitest'
import { countSteps } from './count-steps.ts'

const list = (length: number) => Array.from({ length }, (_, index) => index)

// A counter that counts nothing would pass every test that expects few steps.
it.each<[what: string, work: (length: number) => () => unknown]>([
  [
    'a list that is looped through',
    (length) => () => {
      for (const one of list(length)) void one
    },
  ],
  ['a list that is spread', (length) => () => [...list(length)]],
  [
    'a list that is destructured',
    (length) => () => {
      const [first, ...rest] = list(length)
      return [first, rest]
    },
  ],
  ['a list that is mapped', (length) => () => list(length).map(String)],
  ['a text that is split', (length) => () => 'a '.repeat(length).split(' ')],
  ['a text a pattern looks through', (length) => () => /b/.test('a'.repeat(length))],
  ['a text whose letters are replaced', (length) => () => 'a'.repeat(length).replace(/a/g, 'b')],
  ['an object whose values are listed', (length) => () => Object.values({ ...list(length) })],
  ['JSON', (length) => () => JSON.parse(`[${'0,'.repeat(length)}0]`)],
])('%s is counted by its length', (_, work) => {
  const [once, twice] = [countSteps(work(1000)), countSteps(work(2000))]
  expect(once).toBeGreaterThanOrEqual(1000)
  expect(twice).toBeGreaterThanOrEqual(2000)
  expect(twice).toBeLessThanOrEqual(2 * once)
})

it('quadratic work is detected', () => {
  const emptied = (length: number) => () => {
    const waiting = list(length)
    while (waiting.length > 0) waiting.shift()
  }
  expect(countSteps(emptied(2000))).toBeGreaterThan(3.9 * countSteps(emptied(1000)))
})

it('the language’s own functions are restored in every case', () => {
  const { shift } = Array.prototype
  expect(() =>
    countSteps(() => {
      throw new Error('x')
    }),
  ).toThrow('x')
  expect(Array.prototype.shift).toBe(shift)
  expect([...'ab'].map((letter) => letter.trim())).toEqual(['a', 'b'])
})

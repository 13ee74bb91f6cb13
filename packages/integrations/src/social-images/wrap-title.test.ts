import { expect, test } from 'vitest'
import { wrapTitle } from './wrap-title.ts'

/** Every letter is half its size wide: 20 letters of size 10 are 100 px. */
const measure = (text: string, size: number) => [...text].length * size * 0.5

test('a short title stays on one line at the largest size', () => {
  expect(wrapTitle('Lívance', 100, [20, 10], measure)).toEqual({ size: 20, lines: ['Lívance'] })
})

test('lines are of similar length', () => {
  expect(wrapTitle('aaaa bbbb cccc dddd', 75, [10], measure).lines).toEqual(['aaaa bbbb', 'cccc dddd'])
})

test('a one-letter preposition stays on the line of its word', () => {
  expect(wrapTitle('Polévka s nudlemi', 50, [10], measure).lines).toEqual(['Polévka', 's\u00a0nudlemi'])
})

test('the size shrinks until three lines are enough', () => {
  const { size, lines } = wrapTitle('aaaaa bbbbb ccccc ddddd', 60, [20, 10], measure)
  expect([size, lines]).toEqual([10, ['aaaaa bbbbb', 'ccccc ddddd']])
})

test('a title too long for the smallest size ends with an ellipsis after a whole word', () => {
  expect(wrapTitle('aaaa bbbb cccc dddd eeeee ffff gggg, hhhh', 50, [10], measure).lines).toEqual([
    'aaaa bbbb',
    'cccc dddd',
    'eeeee…',
  ])
})

test('a word longer than a line is broken', () => {
  const { lines } = wrapTitle('x'.repeat(25), 50, [10], measure)
  expect(lines).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)])
})

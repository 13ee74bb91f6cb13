import { expect, test } from 'vitest'
import { readOrdering, writeOrdering } from './ordering.ts'

test.each([
  ['created_at', { id: 'created_at', desc: true }],
  ['-created_at', { id: 'created_at', desc: false }],
  ['rating', { id: 'rating', desc: false }],
  ['-rating', { id: 'rating', desc: true }],
])('the ordering %s is read as %j and written back', (text, sorting) => {
  expect(readOrdering(text)).toEqual(sorting)
  expect(writeOrdering(sorting)).toBe(text)
})

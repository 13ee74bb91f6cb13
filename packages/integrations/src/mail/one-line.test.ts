import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['Firefox na Windows', 'Firefox na Windows'],
  [' a\r\nBcc: b\u0000\u2028c ', 'a Bcc: b c'],
  ['dobrý\u202edlohs', 'dobrý dlohs'],
])('%j → %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('long text is cut between characters', () => {
  expect(oneLine('🥕🥕🥕', 2)).toBe('🥕…')
  expect(oneLine('🥕🥕', 2)).toBe('🥕🥕')
})

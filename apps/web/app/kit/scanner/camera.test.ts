import { expect, test } from 'vitest'
import { troubleOf } from './camera.ts'

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
])('%s of a browser is understood as %s', (name, trouble) => {
  expect(troubleOf(new DOMException('', name))).toBe(trouble)
})

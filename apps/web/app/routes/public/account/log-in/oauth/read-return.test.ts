import { expect, test } from 'vitest'
import { readReturn } from './read-return.ts'

test.each([
  ['state=a&code=b', { kind: 'code', given: { state: 'a', code: 'b' } }],
  [
    'state=a&code=b&iss=https%3A%2F%2Fx.example&name=Jana&scope=email',
    { kind: 'code', given: { state: 'a', code: 'b', iss: 'https://x.example', name: 'Jana' } },
  ],
  ['state=a&error=access_denied', { kind: 'cancelled' }],
  ['error=user_cancelled_authorize&code=b&state=a', { kind: 'cancelled' }],
  ['state=a&error=server_error', { kind: 'failed' }],
  ['state=a', { kind: 'failed' }],
  ['code=b', { kind: 'failed' }],
  ['', { kind: 'failed' }],
])('%s', (query, returned) => {
  expect(readReturn(new URLSearchParams(query))).toEqual(returned)
})

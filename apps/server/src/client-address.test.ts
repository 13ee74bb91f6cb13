import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const incoming = { socket: { remoteAddress: '10.0.0.1' } } as Parameters<typeof clientAddress>[0]
const forwarded = (value?: string) => new Headers(value === undefined ? {} : { 'x-forwarded-for': value })

test.each([
  ['203.0.113.5', false, '10.0.0.1'],
  ['203.0.113.5', true, '203.0.113.5'],
  ['1.1.1.1, 203.0.113.5', true, '203.0.113.5'],
  ['', true, '10.0.0.1'],
  [undefined, true, '10.0.0.1'],
])('X-Forwarded-For „%s“, trusted: %s', (header, trusted, address) => {
  expect(clientAddress(incoming, forwarded(header), trusted)).toBe(address)
})

test('a call within the process comes from no address', () => {
  expect(clientAddress(undefined, forwarded(), false)).toBe('')
})

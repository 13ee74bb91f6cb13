import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (remoteAddress?: string) => ({ socket: { remoteAddress } }) as Parameters<typeof clientAddress>[0]
const forwarded = (value?: string) => new Headers(value === undefined ? {} : { 'x-forwarded-for': value })

test.each([
  ['203.0.113.5', false, '10.0.0.1'],
  ['203.0.113.5', true, '203.0.113.5'],
  ['1.1.1.1, 203.0.113.5', true, '203.0.113.5'],
  ['', true, '10.0.0.1'],
  [undefined, true, '10.0.0.1'],
])('X-Forwarded-For „%s“, trusted: %s, is %s', (header, trusted, address) => {
  expect(clientAddress(from('10.0.0.1'), forwarded(header), trusted)).toBe(address)
})

test.each([
  ['8.8.4.4:1000', '8.8.4.4'],
  ['1.1.1.1, 8.8.4.4:1001', '8.8.4.4'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:8.8.4.4', '8.8.4.4'],
])('„%s“, as some proxies write it, is %s', (header, address) => {
  expect(clientAddress(from('10.0.0.1'), forwarded(header), true)).toBe(address)
})

test.each(['unknown', '_secret', 'x', '8.8.4.4:x', '1.1.1.1,', '[]', '999.1.1.1'])(
  'a proxy that sends „%s“ is counted itself',
  (header) => {
    expect(clientAddress(from('10.0.0.1'), forwarded(header), true)).toBe('10.0.0.1')
  },
)

test('a closed connection is not mistaken for a call within the process', () => {
  expect(clientAddress(from(undefined), forwarded(), false)).toBe('unknown')
})

test('a call within the process has no address', () => {
  expect(clientAddress(undefined, forwarded('203.0.113.5'), true)).toBe('')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('isPublicAddress', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '1.1.1.1',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4014::200e',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...[
      '127.0.0.1',
      '127.255.255.254',
      '0.0.0.0',
      '0.1.2.3',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
    ],
    ...['169.254.169.254', '169.254.0.1', '100.64.0.1', '100.100.100.200', '168.63.129.16', '192.0.0.192', '192.0.2.1'],
    ...['198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1', '224.0.0.1', '239.255.255.255', '240.0.0.1'],
    ...['255.255.255.255', '::', '::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
    ...['2002:7f00:1::', '2001::1', '2001:db8::1', '3fff::1', '100::1', '5f00::1', '2001:20::1', '4000::1'],
    ...['2130706433', '0x7f000001', '0177.0.0.1', '127.1', '', 'localhost', '1.2.3', '1.2.3.4.5', ' 8.8.8.8'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it('no address of a private range is public', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(byte, byte, byte, (a, b, c) => {
        for (const address of [`10.${a}.${b}.${c}`, `127.${a}.${b}.${c}`, `192.168.${a}.${b}`, `169.254.${a}.${b}`]) {
          expect(isPublicAddress(address)).toBe(false)
          expect(isPublicAddress(`::ffff:${address}`)).toBe(false)
        }
        expect(isPublicAddress(`fd${a.toString(16).padStart(2, '0')}::${b.toString(16)}`)).toBe(false)
      }),
    )
  })
})

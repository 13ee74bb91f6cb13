import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeAt, fromBase32, matchingStep, otpauthUri, stepAt, toBase32 } from './one-time-code.ts'

/** The secret of RFC 6238, appendix B: the ASCII digits 1234567890 twice. */
const RFC_SECRET = toBase32(Buffer.from('12345678901234567890'))

describe('codeAt', () => {
  // RFC 6238 gives eight digits; six are the last six of them.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %d s: %s (RFC 6238, appendix B)', (seconds, code) => {
    expect(codeAt(RFC_SECRET, stepAt(seconds * 1000))).toBe(code)
  })
})

describe('base32', () => {
  // RFC 4648, section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes „%s“ as %s', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded)
  })

  it('decodes what it encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromBase32(toBase32(bytes))).toEqual(bytes)
      }),
    )
  })

  it('refuses invalid characters', () => {
    expect(() => fromBase32('MZX1')).toThrow(RangeError)
  })
})

describe('matchingStep', () => {
  const now = 1_700_000_000_000
  const step = stepAt(now)

  it.each([-1, 0, 1])('accepts the code %d steps away', (distance) => {
    expect(matchingStep(RFC_SECRET, codeAt(RFC_SECRET, step + distance), now)).toBe(step + distance)
  })

  it.each([-2, 2])('refuses the code %d steps away', (distance) => {
    expect(matchingStep(RFC_SECRET, codeAt(RFC_SECRET, step + distance), now)).toBeNull()
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('refuses „%s“', (code) => {
    expect(matchingStep(RFC_SECRET, code, now)).toBeNull()
  })
})

it('the address names the product and the account', () => {
  expect(otpauthUri('ABC', 'Živina', 'a+b@zivina.example')).toBe(
    'otpauth://totp/%C5%BDivina:a%2Bb%40zivina.example?secret=ABC&issuer=%C5%BDivina&algorithm=SHA1&digits=6&period=30',
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeSpayd } from './spayd.ts'

const PAYMENT = {
  iban: 'CZ6508000000192000145399',
  haler: 45_000,
  currency: 'CZK',
  variable_symbol: '2026001',
  pay_until: '2026-12-31',
  message: 'Předplatné',
}

describe('the text of a payment QR code', () => {
  it('is as the format has it', () => {
    expect(writeSpayd(PAYMENT)).toBe(
      'SPD*1.0*ACC:CZ6508000000192000145399*AM:450.00*CC:CZK*DT:20261231*MSG:PREDPLATNE*X-VS:2026001',
    )
  })

  it.each([
    [1, 'AM:0.01'],
    [100, 'AM:1.00'],
    [123_405, 'AM:1234.05'],
    [999_999_999, 'AM:9999999.99'],
  ])('writes %s haléře as %s', (haler, amount) => {
    expect(writeSpayd({ ...PAYMENT, haler }).split('*')).toContain(amount)
  })

  it('has no message where nothing of it is left', () => {
    expect(writeSpayd({ ...PAYMENT, message: ' *„“ ' })).not.toContain('MSG')
  })

  it('keeps a message from adding a part of its own', () => {
    const text = writeSpayd({ ...PAYMENT, message: 'dárek*AM:1.00*ACC:CZ00 %2A' })
    expect(text.split('*').filter((part) => /^(AM|ACC):/.test(part))).toEqual([
      'ACC:CZ6508000000192000145399',
      'AM:450.00',
    ])
  })

  it('has only letters that a QR code stores compactly, and a message of at most 60, whatever the message is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (message) => {
        const text = writeSpayd({ ...PAYMENT, message })
        expect(text).toMatch(/^[A-Z0-9 $*+\-./:]+$/)
        expect(text.split('*').find((part) => part.startsWith('MSG:'))?.length ?? 0).toBeLessThanOrEqual(64)
      }),
    )
  })

  it.each([
    ['an account with wrong check digits', { iban: 'CZ6608000000192000145399' }],
    ['no amount', { haler: 0 }],
    ['a part of a haléř', { haler: 1.5 }],
    ['an amount that is too long', { haler: 1_000_000_000 }],
    ['a currency in small letters', { currency: 'czk' }],
    ['a symbol of letters', { variable_symbol: '12a' }],
    ['a symbol that is too long', { variable_symbol: '12345678901' }],
    ['a Czech day', { pay_until: '31. 12. 2026' }],
  ])('is refused for %s', (_, part) => {
    expect(() => writeSpayd({ ...PAYMENT, ...part })).toThrow(RangeError)
  })
})

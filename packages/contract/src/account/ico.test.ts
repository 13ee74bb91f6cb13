import { describe, expect, it } from 'vitest'
import { icoCheckDigit, isValidIco } from './ico.ts'

describe('isValidIco', () => {
  it.each(['27604977', '00006947', '25596641', '00177041', '45274649', '26168685'])('takes %s', (ico) => {
    expect(isValidIco(ico)).toBe(true)
  })

  it.each([
    ['one digit off', '27604976'],
    ['two digits swapped', '72604977'],
    ['seven digits', '6947'],
    ['nine digits', '276049770'],
    ['a space', '2760 977'],
    ['a letter', '2760497x'],
    ['other digits', '２７６０４９７７'],
    ['nothing', ''],
  ])('refuses %s', (_, ico) => {
    expect(isValidIco(ico)).toBe(false)
  })
})

describe('icoCheckDigit', () => {
  it.each([
    ['0000000', 1], // s = 0, r = 0
    ['0001020', 1], // s = 5 + 6, r = 0
    ['0000006', 0], // s = 12, r = 1
    ['0000004', 3], // s = 8, r = 8
    ['1000003', 8], // s = 8 + 6, r = 3
  ])('%s → %d', (digits, check) => {
    expect(icoCheckDigit(digits)).toBe(check)
  })

  it('accepts exactly one check digit for any seven digits', () => {
    for (let number = 0; number < 10_000_000; number += 99_991) {
      const digits = String(number).padStart(7, '0')
      const accepted = [...'0123456789'].filter((digit) => isValidIco(digits + digit))
      expect(accepted).toHaveLength(1)
    }
  })
})

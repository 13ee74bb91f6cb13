import { describe, expect, it } from 'vitest'
import { accountOfIban, ibanOfAccount, isIban } from './iban.ts'

describe('a Czech account', () => {
  it.each([
    ['19-2000145399/0800', 'CZ6508000000192000145399'],
    ['178124-4159/0710', 'CZ6907101781240000004159'],
  ])('%s has the IBAN %s', (account, iban) => {
    expect(ibanOfAccount(account)).toBe(iban)
    expect(accountOfIban(iban)).toBe(account)
    expect(isIban(iban)).toBe(true)
  })

  it.each(['', '1/0800', '19-2000145399', '1234567-20/0800', '12345678901/0800', '20/080'])('%s is none', (account) => {
    expect(ibanOfAccount(account)).toBeNull()
  })
})

describe('an IBAN', () => {
  it.each(['GB82WEST12345698765432', 'DE89370400440532013000'])('%s has right check digits', (iban) => {
    expect(isIban(iban)).toBe(true)
  })

  it.each(['CZ6608000000192000145399', 'CZ65080000001920001453', 'cz6508000000192000145399', ''])(
    '%s is none',
    (iban) => {
      expect(isIban(iban)).toBe(false)
    },
  )

  it('of another country is shown in groups of four', () => {
    expect(accountOfIban('DE89370400440532013000')).toBe('DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000')
  })
})

import { expect, it } from 'vitest'
import { hashRecoveryCode, looksLikeRecoveryCode, makeRecoveryCodes } from './recovery-code.ts'

it('makes ten different codes', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect(looksLikeRecoveryCode(code)).toBe(true)
  }
})

it('recognises a code however it was typed', () => {
  const kept = hashRecoveryCode('a', 'abcd-efgh-jkmn')
  expect(hashRecoveryCode('a', ' ABCD EFGH jkmn')).toBe(kept)
  expect(hashRecoveryCode('a', 'abcd-efgh-jkmp')).not.toBe(kept)
  expect(hashRecoveryCode('b', 'abcd-efgh-jkmn')).not.toBe(kept)
})

it.each(['123456', 'abcd-efgh', 'abcd-efgh-jkl0', ''])('„%s“ is no code', (text) => {
  expect(looksLikeRecoveryCode(text)).toBe(false)
})

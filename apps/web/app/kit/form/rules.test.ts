import { expect, test } from 'vitest'
import { brokenRule, email, maxLength, minLength, required } from './rules.ts'

test('an empty field has a specific message where there is one', () => {
  expect(brokenRule('email', '', [required, email])).toBe('Zadejte prosím svůj e-mail.')
  expect(brokenRule('password', '', [required])).toBe('Toto pole je povinné')
})

test('only the first broken rule is reported, with its limit', () => {
  expect(brokenRule('password', 'abc', [required, minLength(8)])).toBe('Musíte zadat minimálně 8 znaků')
  expect(brokenRule('username', 'a'.repeat(31), [minLength(3), maxLength(30)])).toBe('Musíte zadat maximálně 30 znaků')
  expect(brokenRule('username', 'eva', [minLength(3), maxLength(30)])).toBeNull()
})

test.each(['eva@zivina.example', 'EVA.Malá+recepty@pošta.cz'])('%s is accepted as an e-mail', (text) => {
  expect(brokenRule('email', text, [email])).toBeNull()
})

test.each(['eva', 'eva@', '@zivina.example', 'eva@zivina', 'eva malá@zivina.example', 'a@b@c.cz'])(
  '%s is refused as an e-mail',
  (text) => {
    expect(brokenRule('email', text, [email])).toBe('Zadejte platný e-mail')
  },
)

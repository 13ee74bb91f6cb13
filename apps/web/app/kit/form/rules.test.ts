import { expect, test } from 'vitest'
import { brokenRule, email, maxLength, minLength, onlyWith, required, strictLength } from './rules.ts'

test('an empty field has a specific message where there is one', () => {
  expect(brokenRule('email', '', [required, email])).toBe('Zadejte prosím svůj e-mail.')
  expect(brokenRule('password', '', [required])).toBe('Toto pole je povinné')
})

test('only the first broken rule is reported, with its limit', () => {
  expect(brokenRule('password', 'abc', [required, minLength(8)])).toBe('Musíte zadat minimálně 8 znaků')
  expect(brokenRule('username', 'a'.repeat(31), [minLength(3), maxLength(30)])).toBe('Musíte zadat maximálně 30 znaků')
  expect(brokenRule('username', 'eva', [minLength(3), maxLength(30)])).toBeNull()
})

test.each([
  ['jana nova', 'Hodnota nesmí obsahovat mezeru'],
  ['jana@nova', 'Hodnota nesmí obsahovat znak „@“'],
  ['jana🍋', 'Hodnota nesmí obsahovat znak „🍋“'],
  ['ja\u0007na', 'Hodnota obsahuje neviditelný znak U+0007, smažte ho prosím'],
  ['ja\u200bna', 'Hodnota obsahuje neviditelný znak U+200B, smažte ho prosím'],
])('of %j it is said which character is not permitted', (text, sentence) => {
  expect(brokenRule('username', text, [onlyWith(/^[\p{L}\p{N}._-]+$/u)])).toBe(sentence)
})

test('a code that is too short is not said to have a wrong character', () => {
  const rules = [onlyWith(/^\d*$/), strictLength(6)]
  expect(brokenRule('code', '12345', rules)).toBe('Musíte zadat přesně 6 znaků')
  expect(brokenRule('code', '12a456', rules)).toBe('Hodnota nesmí obsahovat znak „a“')
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

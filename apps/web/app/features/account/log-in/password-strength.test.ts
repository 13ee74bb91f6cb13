import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const OWN = ['kuchtik', 'eva.mala@zivina.example']

test.each([
  ['', 0],
  ['Ab1.xyz', 0],
  ['aaaaaaaaaaaa', 1],
  ['12345678', 1],
  ['kuchtik2026', 1],
  ['Malá-Eva-na-horách', 1],
  ['heslohes', 1],
  ['cibulovka', 2],
  ['Cibulovka7', 3],
  ['tři mokré kachny v troubě', 4],
  ['Xq9.tR2-mV', 3],
] as const)('%s has strength %i', (password, strength) => {
  expect(passwordStrength(password, OWN)).toBe(strength)
})

test("without the owner's name and e-mail only the password itself counts", () => {
  expect(passwordStrength('kuchtik2026', [])).toBe(3)
  expect(passwordStrength('kuchtik2026', ['', '@'])).toBe(3)
})

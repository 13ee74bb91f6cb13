import { expect, test } from 'vitest'
import { vocativeFirstName } from './vocative-name.ts'

test.each([
  ['Jana Nováková', 'Jano'],
  ['petr', 'Petře'],
  ['Ing. Marek Dvořák', 'Marku'],
  ['MUDr Lucie Malá', 'Lucie'],
  ['Anna-Marie Nová', 'Anno-Marie'],
  ['', null],
  ['X', null],
  ['李 明', null],
  ['jan@example.cz', null],
])('„%s“ is addressed as %s', (full_name, addressed) => {
  expect(vocativeFirstName(full_name)).toBe(addressed)
})

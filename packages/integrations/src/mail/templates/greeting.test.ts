import { expect, test } from 'vitest'
import { greet } from './greeting.ts'

test.each([
  ['Jana Nováková', 'Dobrý den, Jano,'],
  ['petr', 'Dobrý den, Petře,'],
  ['ZDENĚK NOVÁK', 'Dobrý den, Zdeňku,'],
  ['Mgr. Lukáš Dvořák, Ph.D.', 'Dobrý den, Lukáši,'],
  ['Ing Jiří Malý', 'Dobrý den, Jiří,'],
  ['Anna-Marie Veselá', 'Dobrý den, Anno-Marie,'],
  ['  Ondřej  ', 'Dobrý den, Ondřeji,'],
  ['Z\u030Cofie', 'Dobrý den, Žofie,'],
])('%s is greeted by name', (name, greeting) => {
  expect(greet(name)).toBe(greeting)
})

test.each([
  '',
  '   ',
  'X',
  '123',
  '😀',
  '<b>Jana</b>',
  'www.zlo.cz',
  'Mgr.',
  'Дмитрий',
  '<script>',
  'a'.repeat(50),
  '-',
])('%j is greeted without a name', (name) => {
  expect(greet(name)).toBe('Dobrý den,')
})

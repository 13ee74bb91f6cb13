import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each([
  ['/recepty?search=polévka#seznam', '/recepty?search=pol%C3%A9vka#seznam'],
  ['/uzivatel', '/uzivatel'],
  ['/', '/'],
])('%s is an address of this site', (wanted, path) => {
  expect(localPath(wanted)).toBe(path)
})

test.each([
  null,
  '',
  'recepty',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\\elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  'javascript:alert(1)',
])('%j is refused', (wanted) => {
  expect(localPath(wanted)).toBeNull()
})

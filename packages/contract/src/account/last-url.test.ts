import { expect, it } from 'vitest'
import { safeLastUrl } from './last-url.ts'

it.each(['/recepty', '/recepty?diet_types=Gluten%20free#filtry', '/recept/kureci-rizek', '/prihlaseni-k-odberu'])(
  'the address %s is kept',
  (url) => {
    expect(safeLastUrl(url)).toBe(url)
  },
)

it.each([
  null,
  undefined,
  '',
  '/',
  '/?x=1',
  '/prihlasit',
  '/prihlasit/obnovit-heslo?token=x',
  '/Prihlasit',
  'recepty',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n//elsewhere.example',
  ' //elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  'javascript:alert(1)',
  '/x\0//',
  '//[',
])('the address %j is replaced by the user area', (url) => {
  const target = safeLastUrl(url)
  expect(new URL(target, 'http://own.invalid').host).toBe('own.invalid')
  if (url !== '/x\0//') expect(target).toBe('/uzivatel')
})

import { expect, test } from 'vitest'
import { scannedText } from './scanned-text.ts'

test.each([
  [{ name: 'Rýže', weight_units: 'Gram', package_size: 500 }, '500\u00a0g Rýže'],
  [{ name: 'Mléko', weight_units: 'Milliliter', package_size: 1000 }, '1\u00a0000\u00a0ml Mléko'],
  [{ name: 'Rýže', weight_units: 'Gram', package_size: null }, 'Rýže'],
  [{ name: 'Rýže', weight_units: 'Gram' }, 'Rýže'],
  [{ name: 'Vejce', weight_units: 'Piece', package_size: 10 }, 'Vejce'],
] as const)('%o is noted as %s', (food, text) => {
  expect(scannedText(food)).toBe(text)
})

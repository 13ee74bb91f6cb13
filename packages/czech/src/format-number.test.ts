import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'
import { roundTo } from './number-input.ts'
import { plural } from './plural.ts'

const VALUES = [
  ...[0, -0, 1, 9, 10, 999, 1000, -1000, 12_345.678, -1234.5, 999_999.99, 1e9, 123_456_789_012, 1e16, 2 ** 53],
  ...[0.005, 1.005, 0.1 + 0.2, -0.001, 1e-7, 1e21, 1.5e300, Number.NaN, Infinity, -Infinity, 100_000.05],
  ...Array.from({ length: 400 }, (_, place) => (place * 7919 * 1.2345) / 3 - 300_000),
]

test('A number is written as the browser itself would write it in Czech.', () => {
  for (const decimals of [0, 1, 2, 3]) {
    const format = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: decimals })
    for (const value of VALUES) {
      const rounded = roundTo(value, decimals)
      expect(formatNumber(value, decimals)).toBe(format.format(rounded === 0 ? 0 : rounded))
    }
  }
})

test('A noun has the form that the rules of Czech plurals give its number.', () => {
  const rules = new Intl.PluralRules('cs')
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' } as Record<string, string>
  for (const value of [...VALUES, ...Array.from({ length: 60 }, (_, place) => place / 4 - 3), 1.0004, 1.0006, 4.0002]) {
    expect(plural(value, 'one', 'few', 'other', 'many')).toBe(forms[rules.select(value)])
  }
})

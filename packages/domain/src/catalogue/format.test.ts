import { formatMinutes } from '@zivina/czech/format-minutes'
import { formatNumber } from '@zivina/czech/format-number'
import { counted, plural } from '@zivina/czech/plural'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatNutrient, formatNutrientRange } from './format.ts'

/** Replaces non-breaking spaces by „_“, so that the table is readable. */
const seen = (text: string) => text.replaceAll('\u00a0', '_')

describe('formatNutrient', () => {
  it.each([
    ['kilojoules', 1234.4, '1_234_kJ'],
    ['calories', 295, '295_kcal'],
    ['protein', 12.45, '12,5_g'],
    ['protein', 12, '12_g'],
    ['carbohydrates', 0.55, '0,6_g'],
    ['sugars', 0.55, '0,6_g'],
    ['fiber', 0.55, '0,6_g'],
    ['saturated_fats', 0.55, '0,6_g'],
    ['fat', 0.55, '0,6_g'],
    ['fat', 0, '0_g'],
    ['fat', 0.04, '0_g'],
    ['salt', 0.345, '0,35_g'],
    ['salt', 1.2, '1,2_g'],
    ['fiber', null, 'neuvedeno'],
  ] as const)('%s %d is %s', (nutrient, value, text) => {
    expect(seen(formatNutrient(nutrient, value))).toBe(text)
  })

  it('says that a sum with gaps is a lower bound', () => {
    expect(seen(formatNutrient('fiber', 12.04, 0.93))).toBe('nejméně 12_g')
    expect(seen(formatNutrient('kilojoules', 800, 0.5))).toBe('nejméně 800_kJ')
    expect(seen(formatNutrient('fiber', 12, 1))).toBe('12_g')
    expect(formatNutrient('fiber', null, 0)).toBe('neuvedeno')
  })
})

describe('formatNumber', () => {
  it('has a decimal comma, spaces between thousands, and no minus zero', () => {
    expect(seen(formatNumber(1234567.891, 2))).toBe('1_234_567,89')
    expect(formatNumber(-0.001, 2)).toBe('0')
    expect(formatNumber(1.005, 2)).toBe('1,01')
  })
})

describe('formatAmount', () => {
  it.each([
    [250, 'Gram', '250_g'],
    [333.333, 'Gram', '333_g'],
    [33.333, 'Milliliter', '33,3_ml'],
    [0.5, 'Piece', '0,5_ks'],
    [1, 'Teaspoon', '1_lžička'],
    [2, 'Teaspoon', '2_lžičky'],
    [0.5, 'Teaspoon', '0,5_lžičky'],
    [5, 'Teaspoon', '5_lžiček'],
    [1, 'Tablespoon', '1_lžíce'],
    [1.5, 'Tablespoon', '1,5_lžíce'],
    [6, 'Tablespoon', '6_lžic'],
    [0.999, 'Teaspoon', '1_lžička'],
    [1500, 'Gram', '1_500_g'],
  ] as const)('%d %s is %s', (amount, unit, text) => {
    expect(seen(formatAmount(amount, unit))).toBe(text)
  })
})

describe('formatNutrientRange', () => {
  it.each([
    ['salt', 0.25, { low: 0.1, high: 0.4 }, 1, '0,1–0,4_g'],
    ['salt', 0.25, { low: 0.25, high: 0.25 }, 1, '0,25_g'],
    ['protein', 20.05, { low: 20, high: 20.1 }, 1, '20,1_g'],
    ['salt', 0.25, { low: 0.1, high: 0.4 }, 0.8, 'nejméně_0,1_g'],
    ['fiber', null, null, 0, 'neuvedeno'],
  ] as const)('%s %d in %j, known for %d, is %s', (nutrient, value, range, coverage, text) => {
    expect(seen(formatNutrientRange(nutrient, value, range, coverage)).replaceAll(' ', '_')).toBe(text)
  })
})

describe('formatMinutes', () => {
  it.each([
    [0, '0_min'],
    [45, '45_min'],
    [59.6, '1_h'],
    [60, '1_h'],
    [90, '1_h_30_min'],
    [180, '3_h'],
  ])('%d is %s', (minutes, text) => {
    expect(seen(formatMinutes(minutes))).toBe(text)
  })
})

describe('plural', () => {
  it.each([
    [0, 'receptů'],
    [1, 'recept'],
    [2, 'recepty'],
    [4, 'recepty'],
    [5, 'receptů'],
    [21, 'receptů'],
    [22, 'receptů'],
    [1.5, 'receptu'],
  ])('%d %s', (n, word) => {
    expect(plural(n, 'recept', 'recepty', 'receptů', 'receptu')).toBe(word)
  })

  it('uses the form of few after a fraction unless another is given', () => {
    expect(plural(1.5, 'porce', 'porce', 'porcí')).toBe('porce')
    expect(seen(counted(1500, 'recept', 'recepty', 'receptů'))).toBe('1_500_receptů')
  })
})

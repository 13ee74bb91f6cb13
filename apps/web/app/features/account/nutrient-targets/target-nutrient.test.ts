import { expect, test } from 'vitest'
import { boundsText, findNutrients, nutrientUnit } from './target-nutrient.ts'

test('nutrients are found by a part of their name, without its accents', () => {
  expect(findNutrients('vlak')).toEqual(['fiber'])
  expect(findNutrients('želez')).toEqual(['iron_mg'])
  expect(findNutrients('vitamin b12')).toEqual(['vitamin_b12_ug'])
  expect(findNutrients(' ')).toEqual([])
  expect(findNutrients('nic takového')).toEqual([])
})

test('bounds are said with their unit', () => {
  expect(boundsText('protein', { least: 90, most: 110 })).toBe('90–110\u00a0g')
  expect(boundsText('salt', { least: null, most: 5.5 })).toBe('nejvýše 5,5\u00a0g')
  expect(boundsText('iron_mg', { least: 14, most: null })).toBe('nejméně 14\u00a0mg')
  expect(nutrientUnit('vitamin_d_ug')).toBe('µg')
})

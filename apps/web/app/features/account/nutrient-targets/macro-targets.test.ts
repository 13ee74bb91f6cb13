import type { NutrientTarget } from '@zivina/contract/account/targets'
import { expect, test } from 'vitest'
import { savedAims, withMacros } from './macro-targets.ts'

const IRON: NutrientTarget = { nutrient: 'iron_mg', weekday: null, least: 14, most: null }
const SATURDAY: NutrientTarget = { nutrient: 'protein', weekday: 5, least: 150, most: null }

test('macronutrients are kept as a tenth around their aim, with the fibre; other targets stay', () => {
  const set = withMacros([IRON, SATURDAY], { protein: 100, carbohydrates: 250, fat: 70, fiber: 25 })
  expect(set).toEqual([
    IRON,
    SATURDAY,
    { nutrient: 'protein', weekday: null, least: 90, most: 110 },
    { nutrient: 'carbohydrates', weekday: null, least: 225, most: 275 },
    { nutrient: 'fat', weekday: null, least: 63, most: 77 },
    { nutrient: 'fiber', weekday: null, least: 25, most: null },
  ])
  expect(savedAims(set)).toEqual({ protein: 100, carbohydrates: 250, fat: 70, fiber: 25 })
})

test('setting them again replaces them, and keeps an own fibre', () => {
  const fiber: NutrientTarget = { nutrient: 'fiber', weekday: null, least: 30, most: null }
  const first = withMacros([fiber], { protein: 100, carbohydrates: 250, fat: 70, fiber: 25 })
  const again = withMacros(first, { protein: 120, carbohydrates: 200, fat: 60, fiber: 25 })
  expect(again).toHaveLength(4)
  expect(savedAims(again)).toEqual({ protein: 120, carbohydrates: 200, fat: 60, fiber: 30 })
})

test('without targets there are no aims', () => {
  expect(savedAims([SATURDAY])).toEqual({ protein: null, carbohydrates: null, fat: null, fiber: null })
})

import { recipeTotals } from '@zivina/nutrition/macros'
import { expect, test } from 'vitest'
import { judgeRecipe } from './diet-rules/judge-recipe.ts'
import { food, recipe } from './diet-rules/recipe.builder.ts'
import { DIET_TYPES } from './diet-types.ts'
import { readToTaste, sortFreeLines, toTasteJudged, toTasteNutrition } from './to-taste.ts'

test.each<[string, string[], boolean]>([
  ['sůl, pepř podle chuti', ['pepper_spice'], true],
  ['sůl', [], true],
  ['Špetka soli', [], true],
  ['čerstvě mletý černý pepř', ['pepper_spice'], false],
  ['majoránka a drcený kmín', [], false],
  ['chilli podle chuti', ['chilli'], false],
  ['mořská sůl, bobkový list, nové koření', [], true],
])('„%s“ is seasoning', (text, food_groups, has_salt) => {
  expect(readToTaste(text)).toMatchObject({ name: text, food_groups, has_salt })
})

test.each([
  'olej podle chuti',
  'cukr podle chuti',
  'hladká mouka',
  'sójová omáčka podle chuti',
  'vývar',
  'grilovací koření podle chuti',
  'česneková sůl',
  'sůl, olej',
  '2 lžíce soli',
  'špetka lásky',
  'paprika červená, 1 kus',
  '',
])('„%s“ is not, so that it stays unknown', (text) => {
  expect(readToTaste(text)).toBeNull()
})

test('of six such lines the last is unknown', () => {
  const lines = ['sůl', 'pepř', 'kmín', 'majoránka', 'tymián', 'oregano'].map((text) => ({ text }))
  expect(sortFreeLines(lines.slice(0, 5))).toMatchObject({ unmatched: 0 })
  expect(sortFreeLines(lines)).toMatchObject({ unmatched: 1, seasonings: expect.objectContaining({ length: 5 }) })
})

/** A roast, salted with as much as is known. */
const roast = food({ protein: 10, fat: 3, carbohydrates: 15, fiber: 2, salt: 1 }, { amount: 300 })
const saltAndPepper = readToTaste('sůl, pepř podle chuti') as NonNullable<ReturnType<typeof readToTaste>>

test('33. must stay: a roast with „sůl, pepř podle chuti“ has its energy, and at least its salt', () => {
  const totals = recipeTotals([roast, toTasteNutrition(saltAndPepper)], 1)
  expect(totals.kilojoules).toBeCloseTo(3 * (roast.nutrients.kilojoules ?? 0))
  expect(totals.nutrient_coverage.kilojoules).toBe(1)
  expect(totals.salt_in_total).toBe(3)
  expect(totals.nutrient_coverage.salt).toBeLessThan(1)
})

test('33. its verdicts stay known but for those that its pepper or salt decides', () => {
  const verdicts = judgeRecipe(recipe([roast, toTasteJudged(saltAndPepper)], { confirmed: DIET_TYPES }))
  expect(verdicts['Diet for gout'].verdict).toBe('suitable')
  expect(verdicts['Gluten free'].verdict).toBe('suitable')
  // Nobody knows whether it is a pinch.
  expect(verdicts.Sparing.verdict).toBe('unknown')
})

test('34. a salad with „olej podle chuti“ is unknown', () => {
  const { seasonings, unmatched } = sortFreeLines([{ text: 'olej podle chuti' }])
  const lines = [food({ carbohydrates: 10 }, { amount: 300 }), ...seasonings.map(toTasteJudged)]
  const verdicts = judgeRecipe(recipe(lines, { unmatched, confirmed: DIET_TYPES }))
  expect(new Set(Object.values(verdicts).map(({ verdict }) => verdict))).not.toContain('suitable')
  expect(verdicts['Diet for gout'].verdict).toBe('unknown')
})

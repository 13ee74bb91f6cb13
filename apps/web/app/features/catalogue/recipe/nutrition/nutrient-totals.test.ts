import { currentTotals, removeLine, startEdit } from '@zivina/nutrition/edits'
import { expect, test } from 'vitest'
import { toRecipeLines } from '../edit/page-ingredient.ts'
import { SAMPLE_RECIPE } from '../testing/sample-recipe.ts'
import { coverageOf, silentIngredients, totalOf } from './nutrient-totals.ts'

const edit = startEdit(toRecipeLines(SAMPLE_RECIPE.ingredients), 2)
const totals = currentTotals(edit)

test('kcal are a separate total with the coverage of kJ', () => {
  expect(totalOf(totals, 'calories')).toBe(430)
  expect(totalOf(totals, 'kilojoules')).toBe(1800)
  expect(coverageOf(totals, 'calories')).toBe(1)
})

test('the ingredients with an unknown value are named: pasta without fibre', () => {
  expect(silentIngredients(edit, 'fiber')).toEqual(['Těstoviny'])
  expect(silentIngredients(edit, 'protein')).toEqual([])
  expect(coverageOf(totals, 'fiber')).toBeCloseTo((100 + 4) / (200 + 100 + 4))
})

test('a removed ingredient is not named', () => {
  expect(silentIngredients(removeLine(edit, edit.lines[0]?.key ?? ''), 'fiber')).toEqual([])
})

import { type EditIngredient, removeLine, setAmount, setPortions, startEdit } from '@zivina/nutrition/edits'
import { expect, test } from 'vitest'
import { editedLines } from './edited-lines.ts'

const ingredient = (guid: string): EditIngredient => ({
  guid,
  name: guid,
  weight_units: 'Gram',
  nutrients: {} as EditIngredient['nutrients'],
  grams_per_piece: null,
  density_g_per_ml: null,
  is_spice: false,
})
const line = (guid: string, amount: number, count_macros = true) => {
  return { ingredient: ingredient(guid), amount, count_macros, segment: 'Main' as const }
}
const start = startEdit([line('flour', 100), line('oil', 10, false), line('salt', 1)], 3)

test('amounts are those of the chosen portions, with two decimals', () => {
  expect(editedLines(setPortions(start, 1)).map(({ amount }) => amount)).toEqual(['33.33', '3.33', '0.33'])
})

test('removed lines and lines with the amount zero are not saved', () => {
  const edited = setAmount(removeLine(start, 'flour:Main'), 'salt:Main', 0.004)
  expect(editedLines(edited)).toEqual([{ ingredient: 'oil', amount: '10.00', count_macros: false, segment: 'Main' }])
})

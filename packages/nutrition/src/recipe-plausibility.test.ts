import { expect, test } from 'vitest'
import type { NutritionLine } from './macros.ts'
import { recipeDoubts } from './recipe-plausibility.ts'

const unknown = {
  kilojoules: null,
  protein: null,
  carbohydrates: null,
  fat: null,
  fiber: null,
  sugars: null,
  saturated_fats: null,
  salt: null,
}
const line = (amount: number, nutrients = {}, more: Partial<NutritionLine> = {}): NutritionLine => ({
  amount,
  weight_units: 'Gram',
  count_macros: true,
  grams_per_piece: null,
  density_g_per_ml: null,
  is_spice: false,
  nutrients: { ...unknown, ...nutrients },
  ...more,
})

test.each([
  ['1 500 kcal are still a dish', [line(100, { kilojoules: 1500 * 4.184 })], 1, 30, []],
  ['1 501 kcal are doubtful', [line(100, { kilojoules: 1501 * 4.184 })], 1, 30, ['PORTION_VERY_RICH']],
  ['for two they are not', [line(100, { kilojoules: 1501 * 4.184 })], 2, 30, []],
  ['500 g of salt', [line(500, { salt: 100 })], 4, 30, ['PORTION_VERY_SALTY']],
  ['8,1 kg for four', [line(8100)], 4, 30, ['PORTION_VERY_HEAVY']],
  ['what is not eaten weighs all the same', [line(2001, {}, { count_macros: false })], 1, 30, ['PORTION_VERY_HEAVY']],
  ['pieces of no known weight weigh nothing', [line(5000, {}, { weight_units: 'Piece' })], 1, 30, []],
  ['no minute', [line(1)], 1, 0, ['NO_TIME']],
  ['twelve hours', [line(1)], 1, 720, []],
  ['more than twelve hours', [line(1)], 1, 721, ['VERY_LONG_TIME']],
  ['nothing said yet', [], 1, null, []],
])('%s', (_, lines, portions, minutes, doubts) => {
  expect(recipeDoubts(lines, portions, minutes)).toEqual(doubts)
})

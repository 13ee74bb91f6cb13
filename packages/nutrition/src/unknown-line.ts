import type { NutrientValues, NutritionLine } from './macros.ts'
import { STORED_NUTRIENTS } from './nutrients.ts'

/** A line of which only is known that it is eaten: it names no food. Sums with it are lower bounds. */
export const UNKNOWN_LINE: NutritionLine = {
  amount: 1,
  count_macros: true,
  weight_units: 'Piece',
  grams_per_piece: null,
  density_g_per_ml: null,
  nutrients: Object.fromEntries(STORED_NUTRIENTS.map((nutrient) => [nutrient, null])) as NutrientValues,
}

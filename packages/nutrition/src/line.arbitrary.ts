import fc from 'fast-check'
import type { IngredientNutrients, NutritionLine } from './macros.ts'
import { STORED_NUTRIENTS } from './nutrients.ts'
import { WEIGHT_UNITS } from './weight-units.ts'

/** Values a food can have, for property tests: mostly known, sometimes not. */
const value = (max: number) => fc.option(fc.double({ min: 0, max, noNaN: true }), { freq: 5 })

export const nutrients: fc.Arbitrary<IngredientNutrients> = fc.record(
  Object.fromEntries(
    STORED_NUTRIENTS.map((nutrient) => [nutrient, value(nutrient === 'kilojoules' ? 3700 : 100)]),
  ) as Record<(typeof STORED_NUTRIENTS)[number], fc.Arbitrary<number | null>>,
)

export const nutritionLine: fc.Arbitrary<NutritionLine> = fc.record({
  amount: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 5000, noNaN: true })),
  weight_units: fc.constantFrom(...WEIGHT_UNITS),
  count_macros: fc.boolean(),
  grams_per_piece: fc.option(fc.double({ min: 0.1, max: 500, noNaN: true })),
  density_g_per_ml: fc.option(fc.double({ min: 0.2, max: 2, noNaN: true })),
  is_spice: fc.boolean(),
  nutrients,
})

import { byNutrient, type NutrientValues, type RecipeTotals, TOTAL_FIELDS, totalsFrom } from './macros.ts'

/** Figures that a person types, kJ and grams: null is unknown, and what is not among them is not spoken of. */
export type TypedFigures = { [Nutrient in keyof NutrientValues]?: number | null | undefined }

/** Totals with some figures typed anew; the others stay as they are. What is typed is known of the whole, or not at all. */
export function withTyped(totals: RecipeTotals, typed: TypedFigures): RecipeTotals {
  const values = byNutrient((nutrient) => {
    const figure = typed[nutrient]
    return figure === undefined ? totals[TOTAL_FIELDS[nutrient]] : figure
  })
  const coverage = byNutrient((nutrient) => {
    const figure = typed[nutrient]
    if (figure === undefined) return totals.nutrient_coverage[nutrient]
    return figure === null ? 0 : 1
  })
  return totalsFrom(values, coverage)
}

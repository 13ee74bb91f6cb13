import { formatNutrient } from '@zivina/domain/catalogue/format'
import type { Nutrient } from '@zivina/nutrition/nutrients'
import { useCountedValue } from '#app/kit/state/use-counted-value.ts'

/** A nutrient's figure with its unit, animated when it changes. */
export function Figure({ nutrient, value, coverage }: { nutrient: Nutrient; value: number | null; coverage: number }) {
  return formatNutrient(nutrient, useCountedValue(value), coverage)
}

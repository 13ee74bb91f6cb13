import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import { doublePrecision, integer, jsonb } from 'drizzle-orm/pg-core'

/** Totals of one portion, computed from the lines in the transaction that stores these; null is unknown. */
export const totalColumns = () => ({
  kilojoules: doublePrecision(),
  calories_in_total: integer(),
  protein_in_total: doublePrecision(),
  carbohydrates_in_total: doublePrecision(),
  fat_in_total: doublePrecision(),
  fiber_in_total: doublePrecision(),
  sugars_in_total: doublePrecision(),
  saturated_fats_in_total: doublePrecision(),
  salt_in_total: doublePrecision(),
  /** Share (0 … 1) of the counted mass whose value is known, for each stored nutrient. */
  nutrient_coverage: jsonb().$type<Partial<Record<StoredNutrient, number>>>().notNull().default({}),
})

import { UNKNOWN_HIGH, UNKNOWN_LOW } from '@zivina/domain/catalogue/filter/nutrient-spans'
import { smallint } from 'drizzle-orm/pg-core'

const low = () => smallint().notNull().default(UNKNOWN_LOW)
const high = () => smallint().notNull().default(UNKNOWN_HIGH)

/**
 * What one portion contains for certain, in hundredths of a gram: at least `…_low`, at most `…_high`. Two bytes each and never
 * null, so that the indexes of the orderings can hold them all; an unknown bound passes no comparison.
 */
export const boundColumns = () => ({
  protein_low: low(),
  protein_high: high(),
  carbohydrates_low: low(),
  carbohydrates_high: high(),
  sugars_low: low(),
  sugars_high: high(),
  fiber_low: low(),
  fiber_high: high(),
  fat_low: low(),
  fat_high: high(),
  saturated_fats_low: low(),
  saturated_fats_high: high(),
  salt_low: low(),
  salt_high: high(),
})

export const BOUND_NAMES = Object.keys(boundColumns())

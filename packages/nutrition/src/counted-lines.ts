import { exactSum } from './exact-sum.ts'
import { type MassBasis, massInGrams } from './units.ts'
import type { WeightUnit } from './weight-units.ts'

/** The fields of a line that say how much of it is eaten. */
export type CountedLine = MassBasis & {
  amount: number
  weight_units: WeightUnit
  /** False for an ingredient that is not eaten: frying oil left in the pan, a bay leaf. Such a line adds nothing. */
  count_macros: boolean
}

/** A line counts when it is eaten and its amount is not zero: zero grams of an unknown food add zero, not an unknown value. */
export function isCounted(line: Pick<CountedLine, 'amount' | 'count_macros'>): boolean {
  return line.count_macros && line.amount > 0
}

/** Mass of each line in grams, null where it is unknown. */
export function lineMasses(lines: readonly CountedLine[]): (number | null)[] {
  return lines.map((line) => massInGrams(line.amount, line.weight_units, line))
}

/**
 * How much each counted line weighs in shares: its mass in grams. A line of unknown mass weighs the mean of the known ones, and
 * where none is known all weigh the same, as leaving it out would make an incomplete sum look complete.
 */
export function lineWeights(masses: readonly (number | null)[]): number[] {
  const known = masses.filter((mass) => mass !== null)
  const standIn = known.length === 0 ? 1 : exactSum(known) / known.length
  return masses.map((mass) => mass ?? standIn)
}

import type { Range } from '../constituents/range.ts'
import { boundsOf, type Figure } from '../figures.ts'
import type { SourcedFactor } from './sources.ts'

const read = (factor: number): SourcedFactor => ({ factor, source: 'usda_retention_2007', certainty: 'read' })

/** The share of alcohol that is left where it is stirred into a boiling dish off the heat, and where it is flamed. */
export const ALCOHOL_OFF_HEAT = read(0.85)
export const ALCOHOL_FLAMED = read(0.75)

/** The share that is left after simmering or baking with the alcohol stirred in for so many minutes. */
export const ALCOHOL_SIMMERED: readonly (SourcedFactor & { minutes: number })[] = [
  { minutes: 15, ...read(0.4) },
  { minutes: 30, ...read(0.35) },
  { minutes: 60, ...read(0.25) },
  { minutes: 90, ...read(0.2) },
  { minutes: 120, ...read(0.1) },
  { minutes: 150, ...read(0.05) },
]

/** Null as minutes: heated for an unknown time. */
export type AlcoholTreatment =
  | { treatment: 'none' | 'off_heat' | 'flamed' }
  | { treatment: 'simmered'; minutes: number | null }

/**
 * Alcohol that is left in a dish, in the unit of the amount. Between two times of the table the shorter one holds, so that none
 * is taken for gone too early; some is always left.
 *
 * @returns null when the amount is unknown
 * @throws RangeError when the amount or the time is negative or not finite
 */
export function retainedAlcohol(amount: Figure, treatment: AlcoholTreatment): Range | null {
  const range = boundsOf(amount)
  const share = alcoholShare(treatment)
  return range && { low: range.low * share, high: range.high * share }
}

function alcoholShare(how: AlcoholTreatment): number {
  if (how.treatment === 'simmered') return simmeredShare(how.minutes)
  return { none: 1, off_heat: ALCOHOL_OFF_HEAT.factor, flamed: ALCOHOL_FLAMED.factor }[how.treatment]
}

function simmeredShare(minutes: number | null): number {
  if (minutes === null) return ALCOHOL_OFF_HEAT.factor
  if (!Number.isFinite(minutes) || minutes < 0)
    throw new RangeError(`A time must be finite and not negative, got ${minutes}`)
  return ALCOHOL_SIMMERED.findLast((row) => minutes >= row.minutes)?.factor ?? ALCOHOL_OFF_HEAT.factor
}

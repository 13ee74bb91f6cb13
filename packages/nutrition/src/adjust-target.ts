import { ageOn, deficitRefusal, energyTarget, type GoalFacts, type TargetFacts } from './targets.ts'

/** A new target is proposed once in this many days at most. */
export const ADJUSTMENT_DAYS = 7
/** The most by which one proposal moves what keeps the weight, as a share of it: an estimate of weeks is not yet a fact. */
export const ADJUSTMENT_MOST = 0.1
/** A target that would change by less than this, kJ, stays: no one eats as exactly. About 50 kcal. */
export const ADJUSTMENT_LEAST = 200
/** An estimate whose band is wider than this share of its middle says too little. */
export const BAND_MOST = 0.3

/** Real expenditure as estimated from weighing and diary, kJ a day: the most probable figure and the band around it. */
export type ExpenditureEstimate = { low: number; middle: number; high: number }

export type AdjustmentInput = {
  facts: TargetFacts & GoalFacts
  estimate: ExpenditureEstimate
  /** `YYYY-MM-DD` */
  day: string
  /** The day of the last proposal, whatever became of it. */
  last_day: string | null
}

/** A proposed target; energies in kJ a day, unrounded. */
export type TargetAdjustment = {
  /** What is to keep the weight from now on. */
  measured_kilojoules: number
  kilojoules: number
  former_kilojoules: number
}

/** Why there is no proposal. */
export type NoAdjustment =
  | 'no_target'
  | 'too_soon'
  /** The estimate is too vague. */
  | 'unsure'
  /** What keeps the weight lies within the band already. */
  | 'agrees'
  /** The target would hardly change, or a limit holds it. */
  | 'small'

/**
 * Proposes a new energy target from the estimated expenditure: what keeps the weight moves to the middle of the estimate, by a tenth at most, and the
 * target follows from it with all its limits (`energyTarget`). A person for whom a deficit is refused is never proposed less.
 * It is a proposal: it holds once the person accepts it.
 */
export function adjustTarget({ facts, estimate, day, last_day }: AdjustmentInput): TargetAdjustment | NoAdjustment {
  const present = energyTarget(facts, day)
  if (present === null) return 'no_target'
  if (last_day !== null && daysBetween(last_day, day) < ADJUSTMENT_DAYS) return 'too_soon'
  if (!isUsable(estimate)) return 'unsure'
  const maintenance = present.reasoning.maintenance_kilojoules
  if (maintenance >= estimate.low && maintenance <= estimate.high) return 'agrees'
  const step = maintenance * ADJUSTMENT_MOST
  const measured_kilojoules = Math.min(Math.max(estimate.middle, maintenance - step), maintenance + step)
  const next = energyTarget({ ...facts, measured_kilojoules }, day)
  if (next === null) return 'no_target'
  const change = next.kilojoules - present.kilojoules
  const isRefused = change < 0 && deficitRefusal(facts, ageOn(facts.birth_date ?? day, day)) !== null
  if (Math.abs(change) < ADJUSTMENT_LEAST || isRefused) return 'small'
  return { measured_kilojoules, kilojoules: next.kilojoules, former_kilojoules: present.kilojoules }
}

function isUsable({ low, middle, high }: ExpenditureEstimate): boolean {
  return low > 0 && low <= middle && middle <= high && high - low <= BAND_MOST * middle
}

const MS_PER_DAY = 86_400_000
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY)
}

import { judgeIntake, type TargetBounds, type TargetNutrient } from '../nutrient-targets.ts'
import { boundsToJudge, type EatenSum } from './eaten-sum.ts'

/** Of a week at least so many days must be recorded before anything is said of it: fewer are no picture of how one eats. */
export const RECORDED_DAYS_LEAST = 4

/** The least share of the mass whose figures must be known before a nutrient is called low. */
export const COVERAGE_LEAST = 0.9

/** Below this share of the least an amount is called low: single days and tables differ by more than a few percent. */
export const LOW_BELOW = 0.8
/** Above this share of the most it is called high. */
export const HIGH_ABOVE = 1.1

export type WeekInput = {
  /** The sum of the recorded days by nutrient. */
  sums: Partial<Record<TargetNutrient, EatenSum>>
  /** Days on which anything was recorded. */
  recorded_days: number
  /** Own targets, as a mean of the days. */
  targets: Partial<Record<TargetNutrient, TargetBounds>>
}

export type WeekFinding = {
  nutrient: TargetNutrient
  verdict: 'low' | 'high'
  /** What is known of the mean of a day, in the unit of the nutrient. */
  mean: number
  /** The bound that was not kept, and where it comes from. */
  bound: number
  by: 'target' | 'reference'
}

export type WeekFindings = {
  /** Those furthest from their bound first. */
  findings: WeekFinding[]
  /** Nutrients of which too little is known to say anything. */
  unsaid: TargetNutrient[]
  /** Set where too few days are recorded; then nothing is said. */
  too_few_days: boolean
}

/**
 * What ran low or high in a week. A nutrient is called low only where at least 90 % of the eaten mass is known and even the unknown rest, if it contained
 * as much as the known part on average, would not reach the bound; it is called high as soon as the known part alone exceeds its bound.
 */
export function findInWeek({ sums, recorded_days, targets }: WeekInput): WeekFindings {
  if (recorded_days < RECORDED_DAYS_LEAST) return { findings: [], unsaid: [], too_few_days: true }
  const findings: WeekFinding[] = []
  const unsaid: TargetNutrient[] = []
  for (const [nutrient, sum] of entriesOf(sums)) {
    const judged = boundsToJudge(nutrient, targets[nutrient])
    if (judged === null) continue
    const found = findOne(sum, judged.bounds, recorded_days)
    if (found === 'unsaid') unsaid.push(nutrient)
    else if (found !== null) findings.push({ nutrient, by: judged.by, ...found })
  }
  return { findings: findings.sort((one, other) => distance(other) - distance(one)), unsaid, too_few_days: false }
}

type Found = Pick<WeekFinding, 'verdict' | 'mean' | 'bound'>

function findOne({ value, coverage }: EatenSum, { least, most }: TargetBounds, days: number): Found | 'unsaid' | null {
  if (value === null) return 'unsaid'
  const mean = value / days
  const likely = coverage > 0 ? mean / coverage : mean
  const isKnown = coverage >= COVERAGE_LEAST
  const loose = { least: least === null ? null : least * LOW_BELOW, most: most === null ? null : most * HIGH_ABOVE }
  const high = judgeIntake({ low: mean, high: isKnown ? likely : null }, { least: null, most: loose.most })
  if (high === 'above' && most !== null) return { verdict: 'high', mean, bound: most }
  const low = judgeIntake({ low: mean, high: isKnown ? likely : null }, { least: loose.least, most: null })
  if (low === 'below' && least !== null) return { verdict: 'low', mean, bound: least }
  return high === 'unknown' || low === 'unknown' ? 'unsaid' : null
}

/** How far a finding is from its bound, as a factor of it that is at least 1. */
function distance({ verdict, mean, bound }: WeekFinding): number {
  if (bound === 0 || mean === 0) return Number.POSITIVE_INFINITY
  return verdict === 'low' ? bound / mean : mean / bound
}

function entriesOf(sums: WeekInput['sums']): [TargetNutrient, EatenSum][] {
  return Object.entries(sums) as [TargetNutrient, EatenSum][]
}

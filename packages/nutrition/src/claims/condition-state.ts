import type { Range } from '../constituents/range.ts'
import { exceeds, reaches } from '../figures.ts'

/** `unknown`: the figure is unknown, or its bounds lie on both sides of the limit. */
export type ConditionState = 'met' | 'not_met' | 'unknown'

/**
 * Whether a quantity keeps to a limit, on the safe side: a maximum is met when the high bound is, a minimum when the low bound
 * is; it is failed only when the other bound fails too.
 */
export function conditionState(value: Range | null, bound: 'at_most' | 'at_least', limit: number): ConditionState {
  if (value === null) return 'unknown'
  if (bound === 'at_most') {
    if (!exceeds(value.high, limit)) return 'met'
    return exceeds(value.low, limit) ? 'not_met' : 'unknown'
  }
  if (reaches(value.low, limit)) return 'met'
  return reaches(value.high, limit) ? 'unknown' : 'not_met'
}

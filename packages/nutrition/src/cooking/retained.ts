import type { Range } from '../constituents/range.ts'
import { boundsOf, type Figure } from '../figures.ts'
import type { CookingMethod } from './methods.ts'
import { CLASS_OF_CONSTITUENT, hasRetention, RETENTION_FACTORS } from './retention-factors.ts'

/** How an ingredient was cooked. */
export type Preparation = {
  /** Null when it is not known. */
  method: CookingMethod | null
  /** Whether the cooking water is poured away; null when it is not known. */
  is_drained: boolean | null
  /** Whether the finished dish is heated once more before it is eaten. */
  is_reheated: boolean
}

/**
 * What cooking leaves of a constituent of one ingredient, in the unit of the amount. Where it is not known whether the water is poured
 * away, the range covers both.
 *
 * @returns null when the amount, the method or the loss of the constituent is unknown; without heat the amount itself
 * @throws RangeError when the amount is negative or not finite
 */
export function retained(constituent: string, amount: Figure, preparation: Preparation): Range | null {
  const range = boundsOf(amount)
  if (range === null || preparation.method === null) return null
  if (range.high === 0) return range
  const isCooked = preparation.method !== 'none'
  if (!isCooked && !preparation.is_reheated) return range
  if (!hasRetention(constituent)) return null
  const { kept, drained, reheated } = RETENTION_FACTORS[CLASS_OF_CONSTITUENT[constituent]]
  const again = preparation.is_reheated ? reheated.factor : 1
  const least = isCooked ? (preparation.is_drained === false ? kept.factor : drained.factor) : 1
  const most = isCooked ? (preparation.is_drained === true ? drained.factor : kept.factor) : 1
  return { low: range.low * least * again, high: range.high * most * again }
}

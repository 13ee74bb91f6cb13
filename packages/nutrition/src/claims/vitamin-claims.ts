import type { Range } from '../constituents/range.ts'
import { boundsOf, type Figure } from '../figures.ts'
import { type ConditionState, conditionState } from './condition-state.ts'
import type { FoodForm } from './food-form.ts'

export const VITAMIN_CLAIMS = ['source_of', 'high_in'] as const
export type VitaminClaim = (typeof VITAMIN_CLAIMS)[number]

/**
 * Percent of the reference value that 100 g of a food or 100 ml of a drink must supply.
 *
 * Source: Regulation (EC) No 1924/2006, Annex, with the significant amount of Regulation (EU) No 1169/2011, Annex XIII, Part A,
 * point 2; "high in" is twice that.
 */
export const VITAMIN_CLAIM_PERCENT = {
  source_of: { food: 15, drink: 7.5 },
  high_in: { food: 30, drink: 15 },
} as const satisfies Record<VitaminClaim, Record<FoodForm, number>>

/** Percent of the reference value, and the least percent that the claim takes. */
export type VitaminVerdict<Id extends string> = {
  claim: VitaminClaim
  constituent: Id
  state: ConditionState
  value: Range | null
  limit: number
}

/**
 * Both claims for each vitamin and mineral that has a reference value, in the order of the references.
 *
 * @param amounts in 100 g of the food as it is eaten or 100 ml of a drink, in the unit of its reference; absent is unknown
 * @param references the values of Annex XIII of Regulation (EU) No 1169/2011; a reference value from elsewhere supports no claim
 * @throws RangeError when an amount is negative or not finite
 */
export function evaluateVitaminClaims<Id extends string>(
  amounts: Readonly<Partial<Record<Id, Figure>>>,
  references: Readonly<Partial<Record<Id, number | null>>>,
  form: FoodForm,
): VitaminVerdict<Id>[] {
  return (Object.entries(references) as [Id, number | null][]).flatMap(([constituent, reference]) => {
    if (reference === null) return []
    const amount = boundsOf(amounts[constituent] ?? null)
    const value = amount && { low: (100 * amount.low) / reference, high: (100 * amount.high) / reference }
    return VITAMIN_CLAIMS.map((claim) => {
      const limit = VITAMIN_CLAIM_PERCENT[claim][form]
      return { claim, constituent, state: conditionState(value, 'at_least', limit), value, limit }
    })
  })
}

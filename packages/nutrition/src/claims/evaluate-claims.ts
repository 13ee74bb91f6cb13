import type { Range } from '../constituents/range.ts'
import { ENERGY_FACTORS, KILOJOULES_PER_KILOCALORIE } from '../energy.ts'
import { boundsOf, type Figure } from '../figures.ts'
import { CLAIM_RULES, CLAIMS, type Claim, type ClaimBasis, type ClaimCondition, type ClaimQuantity } from './claims.ts'
import { type ConditionState, conditionState } from './condition-state.ts'
import type { FoodForm } from './food-form.ts'

/**
 * Figures in 100 g of a food as it is eaten (a dish: cooked weight) or 100 ml of a drink: kJ for energy, grams for the rest.
 */
export type ClaimFigures = {
  kilojoules: Figure
  fat: Figure
  saturated_fats: Figure
  trans_fats: Figure
  sugars: Figure
  salt: Figure
  fiber: Figure
  protein: Figure
}

/** One condition with what it was compared to. The value is null where it is unknown. */
export type ClaimWorking = {
  quantity: ClaimQuantity
  basis: ClaimBasis
  value: Range | null
  bound: ClaimCondition['bound']
  limit: number
  state: ConditionState
}

export type ClaimVerdict = { claim: Claim; state: ConditionState; workings: readonly ClaimWorking[] }

/**
 * Every claim with its state and workings, in the order of `CLAIMS`. A claim may be made only when it is `met`. What the caller
 * checks: the figures are those of the food as eaten, and a drink with more than 1.2 % of alcohol bears none of these claims
 * (Regulation (EC) No 1924/2006, Article 4).
 *
 * @throws RangeError when a figure is negative or not finite
 */
export function evaluateClaims(figures: ClaimFigures, form: FoodForm): ClaimVerdict[] {
  return CLAIMS.map((claim) => {
    const { needs, conditions } = CLAIM_RULES[claim]
    const workings = conditions.map((condition) => workCondition(condition, figures, form))
    return { claim, state: combine(workings, needs), workings }
  })
}

/** The claims that are met, without those that a stronger met claim about the same nutrient makes needless. */
export function strongestClaims(verdicts: readonly ClaimVerdict[]): Claim[] {
  const met = verdicts.filter(({ state }) => state === 'met').map(({ claim }) => claim)
  const weaker = new Set(met.flatMap((claim) => CLAIM_RULES[claim].stronger_than ?? []))
  return met.filter((claim) => !weaker.has(claim))
}

function workCondition(condition: ClaimCondition, figures: ClaimFigures, form: FoodForm): ClaimWorking {
  const { quantity, basis, bound } = condition
  const limit = condition.limit[form]
  const value = valueOn(basis, quantity, amountOf(quantity, figures), boundsOf(figures.kilojoules))
  return { quantity, basis, value, bound, limit, state: conditionState(value, bound, limit) }
}

function combine(workings: readonly ClaimWorking[], needs: 'all' | 'any'): ConditionState {
  const decisive = needs === 'all' ? 'not_met' : 'met'
  const states = workings.map(({ state }) => state)
  if (states.includes(decisive)) return decisive
  return states.includes('unknown') ? 'unknown' : needs === 'all' ? 'met' : 'not_met'
}

function amountOf(quantity: ClaimQuantity, figures: ClaimFigures): Range | null {
  return quantity === 'saturated_and_trans_fats' ? saturatedAndTransFats(figures) : boundsOf(figures[quantity])
}

/**
 * Saturated and trans fatty acids together. Unknown trans fatty acids are taken for neither none nor the usual amount: the sum
 * lies between the saturated ones alone and all fat. So a food with little fat may bear the claim, and one with much fat and no
 * figure of trans fatty acids may not.
 */
function saturatedAndTransFats(figures: ClaimFigures): Range | null {
  const saturated = boundsOf(figures.saturated_fats)
  if (saturated === null) return null
  const trans = boundsOf(figures.trans_fats)
  if (trans !== null) return { low: saturated.low + trans.low, high: saturated.high + trans.high }
  const fat = boundsOf(figures.fat)
  return fat === null ? null : { low: saturated.low, high: Math.max(saturated.high, fat.high) }
}

/** Null also where the energy may be zero and the nutrient not: a share of nothing has no bound. */
function valueOn(basis: ClaimBasis, quantity: ClaimQuantity, amount: Range | null, energy: Range | null): Range | null {
  if (basis === 'per_100' || amount === null) return amount
  if (amount.high === 0) return { low: 0, high: 0 }
  if (energy === null || energy.low === 0) return null
  const factor = basis === 'per_100_kcal' ? 100 * KILOJOULES_PER_KILOCALORIE : 100 * kilojoulesPerGram(quantity)
  return { low: (factor * amount.low) / energy.high, high: (factor * amount.high) / energy.low }
}

function kilojoulesPerGram(quantity: ClaimQuantity): number {
  return quantity === 'protein' ? ENERGY_FACTORS.protein.kilojoules : ENERGY_FACTORS.fat.kilojoules
}

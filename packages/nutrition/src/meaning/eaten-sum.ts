import { CONSTITUENTS, type Constituent } from '../constituents/constituents.ts'
import type { CertainBounds } from '../constituents/portion-bounds.ts'
import { CONSTITUENT_REFERENCES } from '../constituents/reference-values.ts'
import { FIBER_AIM } from '../macro-split.ts'
import { certainOf, type TargetBounds, type TargetNutrient } from '../nutrient-targets.ts'
import { REFERENCE_INTAKES } from '../reference-intake.ts'

/** What was eaten of a nutrient: the known part in its unit (null where nothing is known), and the share of the mass it covers. */
export type EatenSum = { value: number | null; coverage: number }

/** A reference for a day: worth reaching, better not exceeded, or only to compare with. */
export type NutrientReference = {
  value: number
  kind: 'enough' | 'at_most' | 'compare'
  source: 'eu_1169_2011' | 'efsa_2010_fiber' | 'efsa_2010_fats' | 'efsa_2015_caffeine' | 'efsa_2019_sodium'
}

/**
 * Kinds of the reference intakes of Regulation (EU) No 1169/2011, Annex XIII, Part B: those of sugars, saturated fats and salt are upper guides,
 * that of protein is worth reaching; energy, fat and carbohydrates differ too much between people to judge by.
 */
const INTAKE_KINDS = {
  kilojoules: 'compare',
  carbohydrates: 'compare',
  fat: 'compare',
  protein: 'enough',
  sugars: 'at_most',
  saturated_fats: 'at_most',
  salt: 'at_most',
} as const

/** The reference of a nutrient for an adult's day, in its unit; null where there is none. Fibre has EFSA's adequate intake. */
export function referenceOf(nutrient: TargetNutrient): NutrientReference | null {
  if (isConstituent(nutrient)) return CONSTITUENT_REFERENCES[nutrient] ?? null
  if (nutrient === 'fiber') return { value: FIBER_AIM, kind: 'enough', source: 'efsa_2010_fiber' }
  return { value: REFERENCE_INTAKES[nutrient], kind: INTAKE_KINDS[nutrient], source: 'eu_1169_2011' }
}

function isConstituent(nutrient: TargetNutrient): nutrient is Constituent {
  return (CONSTITUENTS as readonly string[]).includes(nutrient)
}

/** A share of the reference: 0.25 is a quarter. `at_least` where a part of what was eaten is unknown. */
export type ReferenceShare = { share: number; at_least: boolean; reference: NutrientReference }

/**
 * The share of the reference intake that an eaten sum makes.
 * @param days the sum is of so many days; the reference is for one
 * @returns null where nothing is known, or there is no reference
 */
export function shareOfReference(nutrient: TargetNutrient, sum: EatenSum, days = 1): ReferenceShare | null {
  const reference = referenceOf(nutrient)
  if (reference === null || sum.value === null || days <= 0) return null
  return { share: sum.value / (reference.value * days), at_least: sum.coverage < 1, reference }
}

/** The bounds to judge by: the person's own target where there is one, otherwise the reference. Null where there is neither. */
export function boundsToJudge(
  nutrient: TargetNutrient,
  own: TargetBounds | undefined,
): { bounds: TargetBounds; by: 'target' | 'reference' } | null {
  if (own !== undefined) return { bounds: own, by: 'target' }
  const reference = referenceOf(nutrient)
  if (reference === null || reference.kind === 'compare') return null
  const isLeast = reference.kind === 'enough'
  const bounds = { least: isLeast ? reference.value : null, most: isLeast ? null : reference.value }
  return { bounds, by: 'reference' }
}

/** What is certain of the mean of some days. */
export function certainMean(sum: EatenSum, days: number): CertainBounds {
  const { low, high } = certainOf(sum.value, sum.coverage)
  return { low: low === null ? null : low / days, high: high === null ? null : high / days }
}

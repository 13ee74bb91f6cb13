import type { CookingSource, SourcedFactor } from './sources.ts'

/** Constituents that lose about the same share in cooking. `leached` ones pass into water that is poured away. */
export const RETENTION_CLASSES = [
  'unchanged',
  'mineral',
  'leached_mineral',
  'stable_vitamin',
  'sensitive_vitamin',
  'thiamin_or_b6',
  'folate',
  'vitamin_c',
] as const
export type RetentionClass = (typeof RETENTION_CLASSES)[number]

const established = (factor: number): SourcedFactor => ({
  factor,
  source: 'usda_retention_2007',
  certainty: 'established',
})
const judged = (factor: number, source: CookingSource = 'own'): SourcedFactor => ({
  factor,
  source,
  certainty: 'judgement',
})

export type RetentionFactors = {
  /** What cooking leaves when the water stays in the dish. */
  kept: SourcedFactor
  /** What it leaves when the water is poured away. */
  drained: SourcedFactor
  /** What heating a finished dish once more leaves of the rest. */
  reheated: SourcedFactor
}

const SAME = { reheated: judged(1) }

/** The share of a constituent that is left in the dish. Rounded averages over foods and ways of cooking. */
export const RETENTION_FACTORS: Readonly<Record<RetentionClass, RetentionFactors>> = {
  unchanged: { kept: judged(1), drained: judged(1), ...SAME },
  mineral: { kept: established(0.95), drained: established(0.95), ...SAME },
  leached_mineral: { kept: established(0.95), drained: established(0.8), ...SAME },
  stable_vitamin: { kept: established(0.95), drained: established(0.95), ...SAME },
  sensitive_vitamin: { kept: established(0.9), drained: established(0.9), ...SAME },
  thiamin_or_b6: { kept: established(0.75), drained: established(0.75), ...SAME },
  folate: { kept: established(0.75), drained: established(0.6), ...SAME },
  vitamin_c: { kept: established(0.75), drained: established(0.55), reheated: established(0.5) },
}

/**
 * The class of each constituent, by its name with the unit. Energy, macronutrients and what they consist of stay in the dish unless
 * fat or water is poured away, which the lines of the recipe tell. Absent: constituents whose loss is not known (vitamins D and K,
 * beta-carotene, pantothenic acid), and water and alcohol, which evaporate.
 */
export const CLASS_OF_CONSTITUENT = {
  kilojoules: 'unchanged',
  protein: 'unchanged',
  carbohydrates: 'unchanged',
  fat: 'unchanged',
  fiber: 'unchanged',
  sugars: 'unchanged',
  saturated_fats: 'unchanged',
  salt: 'unchanged',
  cholesterol_mg: 'unchanged',
  sodium_mg: 'mineral',
  calcium_mg: 'mineral',
  iron_mg: 'mineral',
  phosphorus_mg: 'mineral',
  zinc_mg: 'mineral',
  copper_mg: 'mineral',
  manganese_mg: 'mineral',
  selenium_ug: 'mineral',
  iodine_ug: 'mineral',
  potassium_mg: 'leached_mineral',
  magnesium_mg: 'leached_mineral',
  vitamin_e_mg: 'stable_vitamin',
  niacin_b3_mg: 'stable_vitamin',
  retinol_ug: 'sensitive_vitamin',
  vitamin_a_rae_ug: 'sensitive_vitamin',
  riboflavin_b2_mg: 'sensitive_vitamin',
  vitamin_b12_ug: 'sensitive_vitamin',
  thiamin_b1_mg: 'thiamin_or_b6',
  vitamin_b6_mg: 'thiamin_or_b6',
  folate_ug: 'folate',
  vitamin_c_mg: 'vitamin_c',
} as const satisfies Readonly<Record<string, RetentionClass>>
export type RetainedConstituent = keyof typeof CLASS_OF_CONSTITUENT

/** Whether the loss of a constituent in cooking is known. */
export function hasRetention(constituent: string): constituent is RetainedConstituent {
  return Object.hasOwn(CLASS_OF_CONSTITUENT, constituent)
}

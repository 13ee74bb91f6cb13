import type { TargetNutrient } from '../nutrient-targets.ts'

/** A food that might help, per 100 g of its edible part; null and absent are unknown. */
export type CandidateFood = {
  guid: string
  /** Grams of a usual portion; null is unknown. */
  portion_grams: number | null
  /** kJ in 100 g. */
  kilojoules: number | null
  /** In the unit of the nutrient, in 100 g. */
  nutrients: Partial<Record<TargetNutrient, number | null>>
  /** What it contains that a person may avoid: allergens, foods, anything with a name. Null where that is unknown. */
  contains: readonly string[] | null
}

export type HelpingFood = {
  guid: string
  portion_grams: number
  /** In one portion, in the unit of the nutrient. */
  amount: number
  /** The share of what is missing that one portion brings, at most 1. */
  share: number
  /** kJ of one portion. */
  kilojoules: number
}

/** A portion that brings less than this share of what is missing does not help. */
export const HELP_LEAST = 0.1

/** The energy at which a portion counts half as much as one without energy, kJ: a tenth of the reference adult's day. */
const HALVING_KILOJOULES = 840

/**
 * The foods that would help most where a nutrient runs low: ranked by what a usual portion brings of what is missing, and among those by how little
 * energy comes with it. What the person avoids is left out, and so is a food of which that, the portion, the energy or the nutrient is
 * unknown: unknown is never safe, and never much.
 *
 * @param missing in the unit of the nutrient, of one day
 * @param avoided names as in `contains`
 */
export function helpingFoods(
  nutrient: TargetNutrient,
  missing: number,
  candidates: readonly CandidateFood[],
  avoided: readonly string[],
): HelpingFood[] {
  if (!(missing > 0)) return []
  return candidates
    .flatMap((food) => helpOf(food, nutrient, missing, avoided))
    .sort((one, other) => score(other) - score(one) || one.guid.localeCompare(other.guid))
}

function helpOf(
  food: CandidateFood,
  nutrient: TargetNutrient,
  missing: number,
  avoided: readonly string[],
): HelpingFood[] {
  const { guid, portion_grams, kilojoules, contains } = food
  const figure = food.nutrients[nutrient] ?? null
  if (portion_grams === null || portion_grams <= 0 || kilojoules === null || figure === null) return []
  if (avoided.length > 0 && (contains === null || contains.some((name) => avoided.includes(name)))) return []
  const amount = (figure * portion_grams) / 100
  const share = Math.min(1, amount / missing)
  if (share < HELP_LEAST) return []
  return [{ guid, portion_grams, amount, share, kilojoules: (kilojoules * portion_grams) / 100 }]
}

/** What a portion brings, halved for each `HALVING_KILOJOULES` that come with it, as 1 ÷ (1 + energy ÷ halving). */
function score({ share, kilojoules }: HelpingFood): number {
  return share / (1 + kilojoules / HALVING_KILOJOULES)
}

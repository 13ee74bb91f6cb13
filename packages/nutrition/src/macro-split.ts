import { ENERGY_FACTORS } from './energy.ts'
import { ENERGY_SHARES, PROTEIN_PER_KILOGRAM } from './macro-ranges.ts'
import type { TargetGoal } from './targets.ts'

/** The macronutrients that share the energy of a day. */
export const SPLIT_NUTRIENTS = ['protein', 'carbohydrates', 'fat'] as const
export type SplitNutrient = (typeof SPLIT_NUTRIENTS)[number]

/** Whole percent of the energy that fibre leaves; together exactly 100. */
export type MacroShares = Record<SplitNutrient, number>

/** Grams a day, unrounded. */
export type MacroGrams = Record<SplitNutrient | 'fiber', number>

/** Adequate intake of fibre of adults, grams a day. Source: EFSA Journal 2010;8(3):1462. */
export const FIBER_AIM = 25

/**
 * Grams of protein per kilogram of weight in the proposed split. Usually 1.2, between the population reference intake of 0.83 and
 * twice as much, which EFSA (2012;10(2):2557) holds for safe; 1.6 for losing and gaining weight, beyond which more brought
 * nothing in Morton et al. (Br J Sports Med 2018;52:376–384).
 */
export const PROTEIN_AIM = { 'Weight maintain': 1.2, 'Weight loss': 1.6, 'Weight gain': 1.6 } as const satisfies Record<
  TargetGoal,
  number
>

/** The most protein that is proposed, percent of energy: grams per kilogram lead too far with a high weight. */
const PROTEIN_PERCENT_MOST = 25
/** The proposed fat, percent of energy: within the 20 to 35 % of EFSA (2010;8(3):1461), and no more than the 30 % of the WHO. */
const FAT_PERCENT = 30

/** The bounds of each slider, percent. */
export const SHARE_RANGE = { min: 5, max: 90 } as const

/** How far a day may be from the aim of a macronutrient on either side and still meet it, as a share. */
const AROUND = 0.1

/** The whole grams between which a day meets an aim. */
export function aimBounds(grams: number): { least: number; most: number } {
  return { least: Math.round(grams * (1 - AROUND)), most: Math.round(grams * (1 + AROUND)) }
}

/** How far the energy of macronutrients may differ from the target and still agree with it, as a share. */
export const BALANCE_TOLERANCE = 0.05

/**
 * The split that is proposed: protein by the weight, fat at 30 %, carbohydrates the rest, which is then within the 45–60 % of EFSA.
 *
 * @param kilojoules energy of the day
 * @param weight kilograms
 */
export function proposedShares(kilojoules: number, weight: number, goal: TargetGoal): MacroShares {
  const least = proteinPercent(PROTEIN_PER_KILOGRAM.everybody.from * weight, kilojoules)
  const wanted = proteinPercent(PROTEIN_AIM[goal] * weight, kilojoules)
  const protein = Math.round(Math.max(Math.min(wanted, PROTEIN_PERCENT_MOST), least))
  return { protein, fat: FAT_PERCENT, carbohydrates: 100 - FAT_PERCENT - protein }
}

function proteinPercent(grams: number, kilojoules: number): number {
  return (100 * grams * ENERGY_FACTORS.protein.kilojoules) / splitEnergy(kilojoules, FIBER_AIM)
}

/** The energy that fibre leaves to the three, kJ. */
function splitEnergy(kilojoules: number, fiber: number): number {
  return Math.max(0, kilojoules - fiber * ENERGY_FACTORS.fiber.kilojoules)
}

/**
 * Grams of a split; their energy with that of fibre is exactly the energy of the day.
 * @param kilojoules of the day
 * @param fiber grams
 */
export function gramsOfShares(shares: MacroShares, kilojoules: number, fiber = FIBER_AIM): MacroGrams {
  const grams = (nutrient: SplitNutrient) =>
    ((shares[nutrient] / 100) * splitEnergy(kilojoules, fiber)) / ENERGY_FACTORS[nutrient].kilojoules
  return { protein: grams('protein'), carbohydrates: grams('carbohydrates'), fat: grams('fat'), fiber }
}

/** The split of grams in whole percent that make 100: what rounding leaves goes to the carbohydrates. Null where all are zero. */
export function sharesOfGrams(grams: Record<SplitNutrient, number>): MacroShares | null {
  const energy = (nutrient: SplitNutrient) => grams[nutrient] * ENERGY_FACTORS[nutrient].kilojoules
  const sum = energy('protein') + energy('carbohydrates') + energy('fat')
  if (sum <= 0) return null
  const [protein, fat] = [Math.round((100 * energy('protein')) / sum), Math.round((100 * energy('fat')) / sum)]
  return { protein, fat, carbohydrates: 100 - protein - fat }
}

/**
 * Moves one slider; the two others give or take in the ratio they have, so that the sum stays 100 and each within the range.
 * @param percent the new share of the moved one
 */
export function moveShare(shares: MacroShares, moved: SplitNutrient, percent: number): MacroShares {
  const [first, second] = SPLIT_NUTRIENTS.filter((nutrient) => nutrient !== moved) as [SplitNutrient, SplitNutrient]
  const { min, max } = SHARE_RANGE
  const next = Math.round(Math.min(Math.max(percent, min), Math.min(max, 100 - 2 * min)))
  const rest = 100 - next
  const together = shares[first] + shares[second]
  const ideal = together > 0 ? (rest * shares[first]) / together : rest / 2
  const ofFirst = Math.min(Math.max(Math.round(ideal), min), rest - min)
  return { ...shares, [moved]: next, [first]: ofFirst, [second]: rest - ofFirst }
}

/** Which shares of a split are outside what EFSA recommends for adults; protein has no upper bound there. */
export function sharesOutside(shares: MacroShares): ('carbohydrates' | 'fat')[] {
  return (['carbohydrates', 'fat'] as const).filter((nutrient) => {
    const { from, to } = ENERGY_SHARES[nutrient]
    return shares[nutrient] < 100 * from || shares[nutrient] > 100 * to
  })
}

export type EnergyBalance = {
  /** Energy of the macronutrients, kJ. */
  kilojoules: number
  /** By how much it exceeds the target (negative: falls short), as a share of it. */
  difference: number
  /** Within `BALANCE_TOLERANCE`. */
  agrees: boolean
}

/**
 * Compares the energy of aims for macronutrients with the energy of the day: protein × 17 + carbohydrates × 17 + fat × 37 + fibre × 8 kJ.
 * @param grams null where there is no aim
 * @returns null where protein, carbohydrates or fat has no aim; fibre without one counts with `FIBER_AIM`
 */
export function energyBalance(
  grams: Record<SplitNutrient | 'fiber', number | null>,
  kilojoules: number,
): EnergyBalance | null {
  const { protein, carbohydrates, fat } = grams
  if (protein === null || carbohydrates === null || fat === null || kilojoules <= 0) return null
  const sum =
    protein * ENERGY_FACTORS.protein.kilojoules +
    carbohydrates * ENERGY_FACTORS.carbohydrates.kilojoules +
    fat * ENERGY_FACTORS.fat.kilojoules +
    (grams.fiber ?? FIBER_AIM) * ENERGY_FACTORS.fiber.kilojoules
  const difference = sum / kilojoules - 1
  return { kilojoules: sum, difference, agrees: Math.abs(difference) <= BALANCE_TOLERANCE }
}

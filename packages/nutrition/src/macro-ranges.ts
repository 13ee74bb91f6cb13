import { ENERGY_FACTORS } from './energy.ts'

/**
 * Shares of a day's energy. Carbohydrates and fat: EFSA, Scientific Opinions on Dietary Reference Values for carbohydrates
 * and dietary fibre (EFSA Journal 2010;8(3):1462) and for fats (2010;8(3):1461), adults. Free sugars and saturated fats:
 * WHO guidelines (Sugars intake, 2015; Saturated fatty acid and trans-fatty acid intake, 2023): less than this.
 */
export const ENERGY_SHARES = {
  carbohydrates: { from: 0.45, to: 0.6 },
  fat: { from: 0.2, to: 0.35 },
  sugars: { from: 0, to: 0.1 },
  saturated_fats: { from: 0, to: 0.1 },
} as const

/**
 * Grams of protein per kilogram of body weight a day. For all adults: population reference intake, EFSA Journal
 * 2012;10(2):2557. For people who train: ISSN Position Stand, Jäger et al., J Int Soc Sports Nutr 2017;14:20.
 */
export const PROTEIN_PER_KILOGRAM = {
  everybody: { from: 0.83, to: null },
  trains: { from: 1.4, to: 2 },
} as const
export type ProteinNeed = keyof typeof PROTEIN_PER_KILOGRAM

/** Grams a day, unrounded; `to: null` says that there is only a lower bound. */
export type GramRange = { from: number; to: number | null }

const GRAM_FACTORS = {
  carbohydrates: ENERGY_FACTORS.carbohydrates,
  fat: ENERGY_FACTORS.fat,
  sugars: ENERGY_FACTORS.carbohydrates,
  saturated_fats: ENERGY_FACTORS.fat,
} as const

/**
 * Recommended grams of each macronutrient in a healthy adult's day.
 * @param kilojoules energy of the day
 * @param weight kilograms
 */
export function macroRanges(
  kilojoules: number,
  weight: number,
  need: ProteinNeed,
): Record<keyof typeof ENERGY_SHARES | 'protein', GramRange> {
  const share = (nutrient: keyof typeof ENERGY_SHARES): GramRange => {
    const { from, to } = ENERGY_SHARES[nutrient]
    const factor = GRAM_FACTORS[nutrient].kilojoules
    return { from: (kilojoules * from) / factor, to: (kilojoules * to) / factor }
  }
  const { from, to } = PROTEIN_PER_KILOGRAM[need]
  return {
    protein: { from: from * weight, to: to === null ? null : to * weight },
    carbohydrates: share('carbohydrates'),
    fat: share('fat'),
    sugars: share('sugars'),
    saturated_fats: share('saturated_fats'),
  }
}

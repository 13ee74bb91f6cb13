import type { WeightUnit } from './weight-units.ts'

/** Mass of one spoon in grams, and of one piece of spice or clove of garlic whose weight is not given. */
export const GRAMS_PER_TEASPOON = 5
export const GRAMS_PER_TABLESPOON = 15
export const GRAMS_PER_SPICE_PIECE = 1

/** What is needed to convert an amount of an ingredient to grams. */
export type MassBasis = {
  /** Mass of one piece in grams, null when unknown. */
  grams_per_piece: number | null
  /** Grams in one millilitre, null when unknown. */
  density_g_per_ml: number | null
  /** True for spices and garlic: a piece without a known mass counts as 1 g. */
  is_spice?: boolean
}

/** The quantity an ingredient's nutrients are given for: 100 (g or ml), or 1 piece or spoon. */
export function nutrientBasis(unit: WeightUnit): 100 | 1 {
  return unit === 'Gram' || unit === 'Milliliter' ? 100 : 1
}

/** Whether an ingredient may change its unit: only between Gram and Milliliter (or not at all). */
export function isUnitChangeAllowed(from: WeightUnit, to: WeightUnit): boolean {
  return from === to || (nutrientBasis(from) === 100 && nutrientBasis(to) === 100)
}

/** Grams in one unit, or null when the ingredient does not give them. */
export function gramsPerUnit(unit: WeightUnit, basis: MassBasis): number | null {
  switch (unit) {
    case 'Gram':
      return 1
    case 'Milliliter':
      return positiveOrNull(basis.density_g_per_ml)
    case 'Teaspoon':
      return GRAMS_PER_TEASPOON
    case 'Tablespoon':
      return GRAMS_PER_TABLESPOON
    case 'Piece':
      return positiveOrNull(basis.grams_per_piece) ?? (basis.is_spice ? GRAMS_PER_SPICE_PIECE : null)
  }
}

/**
 * Mass of an amount in grams. A teaspoon is 5 g and a tablespoon 15 g; millilitres need a density and pieces a mass of
 * one piece, except that a piece of spice or a clove of garlic counts as 1 g when its mass is not given.
 *
 * @returns grams, or null when the mass is unknown
 */
export function massInGrams(amount: number, unit: WeightUnit, basis: MassBasis): number | null {
  const grams = gramsPerUnit(unit, basis)
  return grams === null ? null : amount * grams
}

/** The amount in `unit` that weighs `grams`; null when the mass of the unit is unknown. The inverse of `massInGrams`. */
export function amountFromGrams(grams: number, unit: WeightUnit, basis: MassBasis): number | null {
  const perUnit = gramsPerUnit(unit, basis)
  return perUnit === null ? null : grams / perUnit
}

/**
 * An amount expressed in the other of Gram and Milliliter, by density alone.
 *
 * @param densityGramsPerMilliliter g/ml, null when unknown
 * @returns the amount in `to`; unchanged when the units are equal; null when the change is not allowed or the density is
 * unknown
 */
export function convertAmount(
  amount: number,
  from: WeightUnit,
  to: WeightUnit,
  densityGramsPerMilliliter: number | null,
): number | null {
  if (from === to) return amount
  const density = positiveOrNull(densityGramsPerMilliliter)
  if (!isUnitChangeAllowed(from, to) || density === null) return null
  return from === 'Gram' ? amount / density : amount * density
}

/** A mass or density of zero or less is not a measurement: it counts as unknown. */
function positiveOrNull(value: number | null): number | null {
  return value !== null && value > 0 ? value : null
}

import { type GramRange, macroRanges } from '@zivina/nutrition/macro-ranges'

export const MACROS = ['protein', 'carbohydrates', 'fat'] as const
export type Macro = (typeof MACROS)[number]
export type MacroAims = Partial<Record<Macro, GramRange>>

/**
 * Recommended grams of a day's macronutrients: of protein where the weight is known, of the others where the energy is.
 * @param kilojoules of the day's target; null where there is none
 * @param weight kilograms
 */
export function macroAims(kilojoules: number | null, weight: number | null): MacroAims {
  if (kilojoules === null) return {}
  const { protein, carbohydrates, fat } = macroRanges(kilojoules, weight ?? 0, 'everybody')
  return { carbohydrates, fat, ...(weight === null ? {} : { protein }) }
}

/** The part of its aim that an amount makes: of the upper bound, or of the lower one where there is no other. */
export function shareOfAim(grams: number, { from, to }: GramRange): number {
  return grams / (to ?? from)
}

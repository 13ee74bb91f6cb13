import type { DayTargets } from '@zivina/contract/account/targets'
import { macroRanges } from '@zivina/nutrition/macro-ranges'
import type { TargetBounds } from '@zivina/nutrition/nutrient-targets'

export const MACROS = ['protein', 'carbohydrates', 'fat'] as const
export type Macro = (typeof MACROS)[number]

/**
 * The grams of each macronutrient that one aims at on a day: one's own bounds, else what is recommended with the energy of the day and, for
 * protein, the weight. Null where neither is known.
 * @param weight kilograms
 */
export function macroGoal(
  macro: Macro,
  { kilojoules, nutrients }: Pick<DayTargets, 'kilojoules' | 'nutrients'>,
  weight: number | null,
): TargetBounds | null {
  const own = nutrients[macro]
  if (own) return own
  if (kilojoules === null || (macro === 'protein' && weight === null)) return null
  const { from, to } = macroRanges(kilojoules, weight ?? 0, 'everybody')[macro]
  return { least: from, most: to }
}

/** The part of its goal that an amount makes: of the upper bound, or of the lower one where there is no other. */
export function shareOfGoal(grams: number, { least, most }: TargetBounds): number | null {
  const whole = most ?? least
  return whole === null || whole <= 0 ? null : grams / whole
}

import { type GramRange, macroRanges } from './macro-ranges.ts'
import type { TargetBounds } from './nutrient-targets.ts'

/** The nutrients that share a day's energy, in the order in which they are shown. */
export const MACROS = ['protein', 'carbohydrates', 'fat'] as const
export type Macro = (typeof MACROS)[number]
export type MacroGoals = Partial<Record<Macro, TargetBounds>>

/**
 * The grams of each macronutrient that a person aims at on a day: own bounds, otherwise what is recommended with the energy of the
 * day (`macroRanges`) and, for protein, with the weight. A nutrient of which neither is known is absent.
 *
 * @param kilojoules of the day's target; null where there is none
 * @param weight kilograms; null is unknown
 * @param own bounds of the person for that day
 */
export function macroGoals(
  kilojoules: number | null,
  weight: number | null,
  own: Partial<Record<Macro, TargetBounds>>,
): MacroGoals {
  const goals: MacroGoals = {}
  if (kilojoules !== null) {
    const { protein, carbohydrates, fat } = macroRanges(kilojoules, weight ?? 0, 'everybody')
    if (weight !== null) goals.protein = boundsOf(protein)
    Object.assign(goals, { carbohydrates: boundsOf(carbohydrates), fat: boundsOf(fat) })
  }
  for (const macro of MACROS) if (own[macro]) goals[macro] = own[macro]
  return goals
}

const boundsOf = ({ from, to }: GramRange): TargetBounds => ({ least: from, most: to })

/** The part of its goal that an amount makes: of the upper bound, or of the lower one where there is no other; null of nothing. */
export function shareOfGoal(grams: number, { least, most }: TargetBounds): number | null {
  const whole = most ?? least
  return whole === null || whole <= 0 ? null : grams / whole
}

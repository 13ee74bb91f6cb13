import { type GramRange, macroRanges } from './macro-ranges.ts'
import { aimBounds, gramsOfShares, proposedShares } from './macro-split.ts'
import type { TargetBounds } from './nutrient-targets.ts'
import type { TargetGoal } from './targets.ts'

/** The nutrients that share a day's energy, in the order in which they are shown. */
export const MACROS = ['protein', 'carbohydrates', 'fat'] as const
export type Macro = (typeof MACROS)[number]
export type MacroGoals = Partial<Record<Macro, TargetBounds>>

/**
 * The grams of each macronutrient that a person aims at on a day: own bounds, otherwise those that the targets propose
 * (`proposedShares`), so that a day is measured by what is offered there. Where the weight is unknown nothing is proposed for protein, and
 * the others are what is recommended (`macroRanges`). A nutrient of which nothing is known is absent.
 *
 * @param kilojoules of the day's target; null where there is none
 * @param person weight in kilograms; null is unknown. Without a goal the weight is kept.
 * @param own bounds of the person for that day
 */
export function macroGoals(
  kilojoules: number | null,
  { weight, target_goal }: { weight: number | null; target_goal: TargetGoal | null },
  own: Partial<Record<Macro, TargetBounds>>,
): MacroGoals {
  const goals: MacroGoals = {}
  if (kilojoules !== null && weight !== null) {
    const grams = gramsOfShares(proposedShares(kilojoules, weight, target_goal ?? 'Weight maintain'), kilojoules)
    for (const macro of MACROS) goals[macro] = aimBounds(grams[macro])
  } else if (kilojoules !== null) {
    const { carbohydrates, fat } = macroRanges(kilojoules, 0, 'everybody')
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

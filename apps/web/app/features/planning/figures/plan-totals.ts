import type { Eater, EaterTotals, TargetNutrient } from '@zivina/contract/planning/meal-plan-read'
import { formatNumber } from '@zivina/czech/format-number'
import { formatNutrient, NUTRIENT_DECIMALS } from '@zivina/domain/catalogue/format'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { dayShare } from '@zivina/nutrition/day-share'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'

type Bounds = { min: number | null; max: number | null }
/** How a sum keeps to its bounds; unknown where something in it has no figure and may change that. */
export type Keeping = 'within' | 'below' | 'above' | 'unknown' | 'free'

/** The sums of one eater; undefined where nothing is planned. */
export function totalsOf(totals: readonly EaterTotals[] | undefined, eater: string): EaterTotals | undefined {
  return totals?.find((each) => each.eater === eater)
}

/** The part of the target that the energy makes, 0.9 is nine tenths; null where either is unknown. @param days of the target */
export function energyShareOf(
  totals: EaterTotals | undefined,
  target: Eater['target'] | null,
  days = 1,
): number | null {
  if (!totals || !target || target.kilojoules === null) return null
  return dayShare(totals.kilojoules, target.kilojoules * days)
}

/** The part that a nutrient makes of its target, which is the middle of two bounds or the only one; null where either is unknown. */
export function nutrientShareOf(
  totals: EaterTotals,
  target: Eater['target'] | null,
  nutrient: TargetNutrient,
  days = 1,
): number | null {
  const { min = null, max = null } = target?.nutrients[nutrient] ?? {}
  const aim = min !== null && max !== null ? (min + max) / 2 : (min ?? max)
  return aim === null ? null : dayShare(totals[TOTAL_FIELDS[nutrient]], aim * days)
}

/** Whether a sum is at least the least and at most the most. A sum that is a lower bound is never below, and only perhaps within. */
export function keepingOf(value: number | null, coverage: number, { min, max }: Bounds): Keeping {
  if (min === null && max === null) return 'free'
  if (value === null) return 'unknown'
  if (max !== null && value > max) return 'above'
  if (coverage < 1) return 'unknown'
  return min !== null && value < min ? 'below' : 'within'
}

/** Bounds in words: „70–90 g“, „nejméně 25 g“, „nejvýše 5 g“. @param days of which the bounds are the sum */
export function boundsText(nutrient: TargetNutrient, { min, max }: Bounds, days = 1): string {
  const grams = (bound: number) => formatNutrient(nutrient, bound * days)
  if (min !== null && max !== null) {
    return `${formatNumber(min * days, NUTRIENT_DECIMALS[nutrient])}–${grams(max)}`
  }
  if (min !== null) return `nejméně ${grams(min)}`
  return max === null ? '' : `nejvýše ${grams(max)}`
}

/** A row of the table of sums. */
export type SumRow = { nutrient: TargetNutrient; label: string; value: string; bounds: string; keeping: Keeping }

const ROWS = ['protein', 'carbohydrates', 'sugars', 'fat', 'saturated_fats', 'fiber', 'salt'] as const

/** The nutrients of a day or a week beside what they should be. */
export function sumRows(totals: EaterTotals, target: Eater['target'] | null, days = 1): SumRow[] {
  return ROWS.map((nutrient) => {
    const value = totals[TOTAL_FIELDS[nutrient]]
    const coverage = totals.nutrient_coverage[nutrient]
    const bounds = target?.nutrients[nutrient] ?? { min: null, max: null }
    const all = { min: times(bounds.min, days), max: times(bounds.max, days) }
    return {
      nutrient,
      label: NUTRIENT_LABELS[nutrient].name,
      value: formatNutrient(nutrient, value, coverage),
      bounds: boundsText(nutrient, all),
      keeping: keepingOf(value, coverage, all),
    }
  })
}

function times(bound: number | null, days: number): number | null {
  return bound === null ? null : bound * days
}

export const KEEPING_WORDS = {
  within: 'v\u00a0pořádku',
  below: 'méně',
  above: 'více',
  unknown: 'nevíme jistě',
  free: '',
} as const satisfies Record<Keeping, string>

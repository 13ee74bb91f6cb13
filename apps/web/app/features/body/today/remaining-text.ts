import type { DayTargets } from '@zivina/contract/account/targets'
import type { DiaryTotals } from '@zivina/contract/body/diary-read'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import type { TargetBounds } from '@zivina/nutrition/nutrient-targets'

type Remaining = {
  /** Null where nothing is recorded. */
  totals: Pick<DiaryTotals, 'kilojoules' | 'protein_in_total' | 'nutrient_coverage'> | null
  /** kJ; null where there is no target. */
  target: DayTargets['kilojoules']
  /** Bounds of protein in grams; undefined where none are known. */
  protein: TargetBounds | undefined
  /** An energy in the person's unit: „640 kcal“. */
  say: (kilojoules: number) => string
}

/**
 * What is left of a day in one sentence: „Zbývá 640 kcal a 38 g bílkovin.“ What is unknown of the food can only make it less, „nejvýše“,
 * and what is above the target more, „nejméně“. Without praise or blame where there is more than the target.
 */
export function remainingText({ totals, target, protein, say }: Remaining): string {
  if (target === null) return 'Denní cíl zatím nemáte.'
  const eaten = totals === null ? 0 : totals.kilojoules
  if (eaten === null) return `Kolik energie mělo zapsané jídlo, nevíme. Denní cíl je ${say(target)}.`
  const grams = proteinLeft(totals, protein)
  const isPartOf = (nutrient: 'kilojoules' | 'protein') => totals !== null && totals.nutrient_coverage[nutrient] < 1
  const left =
    grams === null ? null : `${isPartOf('protein') ? 'nejvýše ' : ''}${formatNumber(grams, 0)}${NBSP}g${NBSP}bílkovin`
  if (eaten > target) {
    const more = `${isPartOf('kilojoules') ? 'Nejméně o' : 'O'}${NBSP}${say(eaten - target)} nad denním cílem`
    return left === null ? `${more}.` : `${more}, zbývá ${left}.`
  }
  const energy = `Zbývá ${isPartOf('kilojoules') ? 'nejvýše ' : ''}${say(target - eaten)}`
  return left === null ? `${energy}.` : `${energy} a${NBSP}${left}.`
}

/** Grams to the lower bound of protein, rounded; null where it is reached, or nothing is known of it. */
function proteinLeft(totals: Remaining['totals'], protein: TargetBounds | undefined): number | null {
  const least = protein?.least ?? null
  const eaten = totals === null ? 0 : totals.protein_in_total
  if (least === null || eaten === null) return null
  const left = Math.round(least - eaten)
  return left > 0 ? left : null
}

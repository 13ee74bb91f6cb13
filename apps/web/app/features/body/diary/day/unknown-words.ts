import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { NBSP } from '@zivina/czech/format-number'
import { plural } from '@zivina/czech/plural'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'

/** How many entries do not know a nutrient of their whole amount. */
export function unknownCount(entries: readonly Pick<DiaryEntry, 'totals'>[], nutrient: StoredNutrient): number {
  return entries.filter(
    ({ totals }) => totals[TOTAL_FIELDS[nutrient]] === null || totals.nutrient_coverage[nutrient] < 1,
  ).length
}

/** „u 2 položek nevíme“; nothing where all of it is known. */
export function unknownText(count: number): string {
  return count === 0 ? '' : `u${NBSP}${count}${NBSP}${plural(count, 'položky', 'položek', 'položek')} nevíme`
}

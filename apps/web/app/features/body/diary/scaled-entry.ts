import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { scaleTotals } from '@zivina/nutrition/macros'
import { onlyEnergy } from './choices.ts'
import { type Helping, helpingOf } from './helping.ts'

/**
 * An entry with another amount, as far as it can be told without the server: figures in proportion, within one unit or by grams.
 * @param gramsOf what a unit of the food weighs; null where that is unknown
 */
export function scaledEntry(
  entry: DiaryEntry,
  helping: Helping,
  gramsOf?: (helping: Helping) => number | null,
): DiaryEntry {
  const factor = factorOf(entry, helping, gramsOf)
  const isPortions = helping.unit === 'portions'
  return {
    ...entry,
    portions: isPortions ? helping.count : null,
    amount: isPortions ? null : helping.count,
    unit: helping.unit === 'portions' ? null : helping.unit,
    grams: factor === null || entry.grams === null ? null : entry.grams * factor,
    totals: factor === null ? onlyEnergy(null) : scaleTotals(entry.totals, factor),
  }
}

function factorOf(entry: DiaryEntry, helping: Helping, gramsOf?: (helping: Helping) => number | null): number | null {
  const before = helpingOf(entry)
  if (before?.unit === helping.unit) return before.count === 0 ? null : helping.count / before.count
  const { grams } = entry
  if (grams === null || grams === 0) return null
  if (helping.unit === 'g') return helping.count / grams
  const now = gramsOf?.(helping) ?? null
  return now === null ? null : now / grams
}

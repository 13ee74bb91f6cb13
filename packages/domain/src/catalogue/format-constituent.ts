import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { type Constituent, constituentUnit } from '@zivina/nutrition/constituents/constituents'
import { isRangeVisible, middleOf, type Range } from '@zivina/nutrition/constituents/range'
import { decimalsOf, UNKNOWN_LABEL } from './format.ts'

/** The smallest amount that two decimals show; less than that is told as such, as zero would claim that there is none. */
const SMALLEST_SHOWN = 0.01

/**
 * A constituent with its unit, three significant digits at most: „1 230 mg“, „0,35 µg“, „0,1–0,4 mg“ where both bounds tell
 * something. A sum known for only part of the mass is a lower bound: „nejméně 12 mg“; where that would be nothing, it is unknown.
 *
 * @param range in the unit of the constituent; null gives „neuvedeno“
 * @param coverage share of the mass for which it is known, 0 … 1
 */
export function formatConstituent(constituent: Constituent, range: Range | null, coverage = 1): string {
  if (range === null) return UNKNOWN_LABEL
  const unit = constituentUnit(constituent)
  if (coverage < 1)
    return range.low >= SMALLEST_SHOWN / 2 ? `nejméně ${formatFigure(range.low)}${NBSP}${unit}` : UNKNOWN_LABEL
  const decimals = decimalsOf(range.high)
  if (isRangeVisible(range, decimals)) {
    return range.low === 0
      ? `nejvýše ${formatFigure(range.high)}${NBSP}${unit}`
      : `${formatNumber(range.low, decimals)}–${formatNumber(range.high, decimals)}${NBSP}${unit}`
  }
  return `${formatFigure(middleOf(range))}${NBSP}${unit}`
}

function formatFigure(value: number): string {
  if (value > 0 && value < SMALLEST_SHOWN / 2) return `méně než ${formatNumber(SMALLEST_SHOWN, 2)}`
  return formatNumber(value, decimalsOf(value))
}

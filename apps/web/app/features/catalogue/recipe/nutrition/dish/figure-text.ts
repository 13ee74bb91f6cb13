import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { isRangeVisible, middleOf, type Range } from '@zivina/nutrition/constituents/range'

/** A figure with its unit, both bounds where they tell something: „0,1–0,4 g“. */
export function figureText(range: Range, unit: string, decimals: number): string {
  const figure = isRangeVisible(range, decimals)
    ? `${formatNumber(range.low, decimals)}–${formatNumber(range.high, decimals)}`
    : formatNumber(middleOf(range), decimals)
  return unit === '' ? figure : `${figure}${NBSP}${unit}`
}

/** Whole points: „3“ or „3–5“; negative scores with a minus sign. */
export function pointsText({ low, high }: Range): string {
  const one = (value: number) => formatNumber(value, 0).replace('-', '−')
  return low === high ? one(low) : `${one(low)} až ${one(high)}`
}

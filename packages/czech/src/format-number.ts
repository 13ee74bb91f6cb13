import { roundTo } from './number-input.ts'

export const NBSP = '\u00a0'

const formatters = new Map<number, Intl.NumberFormat>()

/** A number in Czech: decimal comma, non-breaking spaces between thousands, at most `decimals` places. */
export function formatNumber(value: number, decimals: number): string {
  let formatter = formatters.get(decimals)
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: decimals })
    formatters.set(decimals, formatter)
  }
  const rounded = roundTo(value, decimals)
  return formatter.format(rounded === 0 ? 0 : rounded)
}

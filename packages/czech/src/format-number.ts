import { roundTo } from './number-input.ts'

export const NBSP = '\u00a0'

/** Three digits before the next three, or before the end. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/**
 * A number in Czech: decimal comma, non-breaking spaces between thousands, at most `decimals` places.
 *
 * Written by hand, the same as by `Intl.NumberFormat`: the first formatter of a page takes a phone tens of milliseconds.
 */
export function formatNumber(value: number, decimals: number): string {
  const rounded = roundTo(value, decimals)
  const text = String(rounded)
  if (!/^-?[\d.]+$/.test(text)) return beyondDigits(rounded, decimals)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(THOUSANDS, NBSP)
  return fraction === undefined ? grouped : `${grouped},${fraction}`
}

/** Numbers that are written with an exponent, or are none. */
function beyondDigits(value: number, decimals: number): string {
  return new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: decimals }).format(value)
}

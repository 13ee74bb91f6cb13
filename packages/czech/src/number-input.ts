/** The greatest amount that a field accepts: far more than any kitchen needs, far less than the database column can hold. */
export const MAX_AMOUNT = 999_999.99

/** The text and the value of a number field during typing. */
export type TypedNumber = {
  /** The text in the field, as typed, with a trailing comma or dot. */
  text: string
  /** Its value; null while the field is empty. */
  value: number | null
}

/**
 * Parses a number in Czech or English notation: a comma or a dot before the decimals, spaces between thousands, a trailing
 * separator allowed („12,“ is 12).
 *
 * @returns null for anything else: empty, negative, an exponent („1e999“), more than MAX_AMOUNT, words
 */
export function parseAmount(text: string): number | null {
  const compact = text.replace(/\s/gu, '').replace(',', '.')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(compact)) return null
  const value = Number(compact)
  return value <= MAX_AMOUNT ? value : null
}

/**
 * Handles one keystroke in a number field. The text stays as typed, with a trailing comma or dot; decimals beyond `decimals`
 * are cut off. Null when the text cannot become an amount: the field then keeps its former text.
 */
export function typeNumber(text: string, decimals: number): TypedNumber | null {
  const trimmed = text.trim()
  if (trimmed === '') return { text: '', value: null }
  if (decimals > 0 && /^[.,]$/.test(trimmed)) return { text: trimmed, value: null }
  const value = parseAmount(trimmed)
  if (value === null) return null
  const [whole = '', separator = '', fraction = ''] = trimmed.split(/([.,])/)
  const kept = decimals === 0 ? whole : `${whole}${separator}${fraction.slice(0, decimals)}`
  return { text: kept, value: parseAmount(kept) }
}

/** A whole number stays whole, any other is rounded to `decimals` places, halves away from zero. */
export function roundTo(value: number, decimals: number): number {
  if (Number.isInteger(value)) return value
  const factor = 10 ** decimals
  // 1.005 is stored as 1.00499…; rounding to fifteen significant digits first restores the written number.
  const shifted = Number((Math.abs(value) * factor).toPrecision(15))
  return (Math.sign(value) * Math.round(shifted)) / factor
}

/**
 * The amount of a recipe line in the form that is sent: the value times a scale factor, with a dot and 2 decimals („250.00“).
 *
 * @throws RangeError when the result is no amount: NaN, infinite, negative or above MAX_AMOUNT
 */
export function formatAmountPayload(value: number, scale = 1): string {
  const amount = roundTo(value * scale, 2)
  if (!(amount >= 0 && amount <= MAX_AMOUNT)) throw new RangeError(`Not an amount: ${value} × ${scale}`)
  return amount.toFixed(2)
}

/**
 * Normalizes a barcode: EAN-8 and EAN-13 as they are, UPC-A (12 digits) as the EAN-13 with a leading zero, so that one product
 * has one code. Spaces and hyphens are ignored.
 *
 * @returns null where it has another length or its check digit is wrong (GS1: weights 3 and 1 from the right, sum divisible by
 * ten)
 */
export function parseBarcode(text: string): string | null {
  const digits = text.replace(/[\s-]/gu, '')
  if (!/^(?:\d{8}|\d{12,13})$/.test(digits)) return null
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  // A row of zeros has a valid check digit too, but no product has it.
  if (sum % 10 !== 0 || sum === 0) return null
  return digits.length === 12 ? `0${digits}` : digits
}

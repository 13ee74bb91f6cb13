import { gtinInGs1 } from './gs1-code.ts'

/** Kinds of printed codes, as a scanner names them. A code typed by a person has none. */
export type Symbology = 'ean_8' | 'ean_13' | 'upc_a' | 'upc_e' | 'itf'

const GTIN_LENGTHS: readonly number[] = [8, 12, 13, 14]
/** Characters that print or type between the digits: spaces and hyphens, also those of typography. */
const SEPARATORS = /[\s\u00a0\u202f\u2010-\u2015-]/gu

/**
 * Normalises a barcode to the GTIN under which a product is known, so that one product has one code: EAN-8 stays 8 digits, EAN-13
 * and UPC-A become 13, an ITF-14 code of a retail unit (indicator 0) its EAN-13; the code of a case keeps its 14 digits. A
 * UPC-E code is expanded. Spaces and hyphens are ignored.
 *
 * A code that tells more than the GTIN (GS1 Digital Link, element string) is read for it; see `gtinInGs1`.
 *
 * Eight digits are read as EAN-8 where their check digit allows it, unless the scanner says that they are UPC-E.
 *
 * @returns null where it has another length or its check digit is wrong (GS1 General Specifications, section 7.9: weights 3 and
 * 1 from the right, sum divisible by ten)
 */
export function parseBarcode(text: string, symbology?: Symbology): string | null {
  const inside = gtinInGs1(text)
  if (inside !== null) return normalise(inside)
  const digits = text.replace(SEPARATORS, '')
  if (!/^\d{8,14}$/.test(digits)) return null
  if (symbology === 'upc_e') return normalise(expandUpcE(digits))
  return normalise(digits) ?? normalise(expandUpcE(digits))
}

/** Whether a normalised code is only valid inside one shop or company: weighed goods and vouchers, which no shared database knows. */
export function isInStoreCode(barcode: string): boolean {
  // GS1 prefixes of restricted circulation: 02, 04 and 2 of 13 digits; 0 and 2 of 8 digits.
  return barcode.length === 8 ? /^[02]/.test(barcode) : barcode.length === 13 && /^(?:0[24]|2)/.test(barcode)
}

/** The digits of a normalised code from its number, as tables and the offline pack store it. */
export function barcodeOfNumber(number: number): string {
  const digits = String(number)
  if (digits.length <= 8) return digits.padStart(8, '0')
  return digits.padStart(13, '0')
}

function normalise(digits: string | null): string | null {
  if (digits === null || !GTIN_LENGTHS.includes(digits.length)) return null
  const number = Number(digits)
  // A row of zeros has a valid check digit too, but no product has it.
  if (number === 0 || !hasValidCheckDigit(digits)) return null
  return barcodeOfNumber(number)
}

function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The 12 digits of UPC-A of which eight digits of UPC-E leave out zeros (GS1 General Specifications, section 5.2.2.4). */
function expandUpcE(digits: string): string | null {
  const parts = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(digits)
  if (parts === null) return null
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = '', check = ''] = parts.slice(1)
  if (Number(last) <= 2) return `${system}${a}${b}${last}0000${c}${d}${e}${check}`
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}${check}`
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}${check}`
  return `${system}${a}${b}${c}${d}${e}0000${last}${check}`
}

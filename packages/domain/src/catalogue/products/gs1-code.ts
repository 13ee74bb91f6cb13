/**
 * The GTIN in codes that tell more than it, by the GS1 General Specifications: a Digital Link („https://id.gs1.org/01/…“), and an element
 * string in brackets („(01)…(17)…“), or as a scanner gives it („01…17…“, with or without the name of its symbology).
 */

/** `/01/` or `/gtin/` and its digits, anywhere in the path. */
const DIGITAL_LINK = /^https?:\/\/[^/\s]+\/(?:[^\s?#]*\/)?(?:01|gtin)\/(\d{8,14})(?=[/?#]|$)/i
/** Some programs put it into the query. */
const IN_QUERY = /^https?:\/\/[^\s?#]+\?(?:[^\s#]*&)?(?:01|gtin)=(\d{8,14})(?=[&#]|$)/i
/** 01 is the article itself, 02 the articles in a larger unit. */
const BRACKETED = /\(0[12]\)\s?(\d{14})(?!\d)/
/** The names of symbologies in front, and the sign that parts elements. */
const PREFIX = /^(?:\][A-Za-z]\d)?\p{Cc}?/u
const PLAIN = /^0[12](\d{14})(?=\p{Cc}|\d{2}|$)/u
/** What may follow the article: batch, dates, serial number, weight and count. */
const NEXT = /^(?:\p{Cc}|$|1[0-7]|2[012]|3[017]|24[01]|25[01]|39|7\d|8\d|9\d)/u

/** Letters of a code that are read. */
export const GS1_LENGTH_MAX = 300

/** The digits of the GTIN in a text; null where it is no such code. Its check digit is not looked at. */
export function gtinInGs1(text: string): string | null {
  const code = text.trim()
  if (code.length > GS1_LENGTH_MAX) return null
  const [, told] = DIGITAL_LINK.exec(code) ?? IN_QUERY.exec(code) ?? BRACKETED.exec(code) ?? []
  if (told !== undefined) return told
  const plain = code.replace(PREFIX, '')
  const [whole = '', gtin = null] = PLAIN.exec(plain) ?? []
  // Fourteen digits are a code of their own.
  return gtin !== null && NEXT.test(plain.slice(whole.length)) ? gtin : null
}

/**
 * The code of the unit inside a case, from the 14 digits of the case: without its indicator, with a check digit of its own. Null for any
 * other code, and for cases whose content is weighed (indicator 9): the same code is on no unit.
 */
export function unitInCase(barcode: string): string | null {
  if (!/^[1-8]\d{13}$/.test(barcode)) return null
  const digits = barcode.slice(1, 13)
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

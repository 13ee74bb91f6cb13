/**
 * Whether a text is a Czech company number (IČO): eight digits, the last of which checks the others. With
 * s = Σ digit_i × (8 − i) for i = 0…6 and r = s mod 11 the check digit is 1 for r = 0, 0 for r = 1, else 11 − r.
 * Source: the register of economic subjects (ARES), which assigns numbers so.
 */
export function isValidIco(text: string): boolean {
  return /^\d{8}$/.test(text) && Number(text[7]) === icoCheckDigit(text.slice(0, 7))
}

/** The check digit of the first seven digits of an IČO. */
export function icoCheckDigit(sevenDigits: string): number {
  const sum = [...sevenDigits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
  const remainder = sum % 11
  if (remainder === 0) return 1
  return remainder === 1 ? 0 : 11 - remainder
}

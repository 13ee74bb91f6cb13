/**
 * The VAT that an amount contains, in whole haléře, a half rounded up.
 * @param gross haléře with VAT, not below 0
 * @param rate percent
 */
export function vatWithin(gross: number, rate: number): number {
  return Math.round((gross * rate) / (100 + rate))
}

/**
 * The VAT of a part of an amount, where parts follow one another: the parts of a whole have the VAT of the whole, to the haléř.
 * @param part the haléře before it, and its own
 */
export function vatOfPart({ before, amount }: { before: number; amount: number }, rate: number): number {
  return vatWithin(before + amount, rate) - vatWithin(before, rate)
}

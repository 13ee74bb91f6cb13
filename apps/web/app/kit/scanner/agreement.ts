import type { Accept, SeenCode } from './seen-code.ts'

/** How often the same code is read before it is believed. */
const TIMES = 2

/**
 * Believes a code once it was read twice in a row: one misread digit in a thousand passes its check digit, but hardly twice in
 * the same way. A frame without a code is no reading.
 */
export function createAgreement(accept: Accept) {
  let candidate: string | null = null
  let times = 0
  /** @returns the code to believe, or null while there is none */
  return (seen: readonly SeenCode[]): string | null => {
    const code = firstAccepted(seen, accept)
    if (code === null) return null
    times = code === candidate ? times + 1 : 1
    candidate = code
    return times >= TIMES ? code : null
  }
}

/** The first of the codes that can be one, in its usual form. */
export function firstAccepted(seen: readonly SeenCode[], accept: Accept): string | null {
  return seen.map(({ text, symbology }) => accept(text, symbology)).find((code) => code !== null) ?? null
}

/** How often the same code is read before it is believed. */
const TIMES = 2

/**
 * Believes a code once it was read twice in a row: one misread digit in a thousand passes its check digit, but hardly twice in
 * the same way. A frame without a code is no reading.
 *
 * @param accept the code in its usual form; null where it cannot be one
 */
export function createAgreement(accept: (text: string) => string | null) {
  let candidate: string | null = null
  let times = 0
  /** @returns the code to believe, or null while there is none */
  return (seen: readonly string[]): string | null => {
    const code = seen.map(accept).find((each) => each !== null)
    if (code === undefined || code === null) return null
    times = code === candidate ? times + 1 : 1
    candidate = code
    return times >= TIMES ? code : null
  }
}

/**
 * Whole numbers for the parts of a whole, so that what is shown adds up: each is its part rounded up or down, those with the largest
 * remainders up (the method of the largest remainder, also Hamilton's). Equal remainders go by their order.
 *
 * @param parts of one unit, not negative
 * @param whole what the numbers sum to, at most one away from the exact sum; the rounded sum unless given
 */
export function roundedParts(parts: readonly number[], whole = Math.round(sumOf(parts))): number[] {
  const down = parts.map(Math.floor)
  const missing = whole - sumOf(down)
  const up = new Set(
    parts
      .map((part, at) => ({ at, rest: part - Math.floor(part) }))
      .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
      .slice(0, Math.max(0, missing))
      .map(({ at }) => at),
  )
  return down.map((value, at) => (up.has(at) ? value + 1 : value))
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

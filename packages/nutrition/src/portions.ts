/**
 * Converts an amount for `from` portions to one for `to` portions: amount × to ÷ from, unrounded.
 *
 * @throws RangeError when a portion count is not a positive finite number
 */
export function scaleAmount(amount: number, from: number, to: number): number {
  assertPortions(from)
  assertPortions(to)
  return from === to ? amount : (amount * to) / from
}

/** Converts every line from `from` to `to` portions; only the amounts change. */
export function scaleLines<Line extends { amount: number }>(lines: readonly Line[], from: number, to: number): Line[] {
  return lines.map((line) => ({ ...line, amount: scaleAmount(line.amount, from, to) }))
}

/** @throws RangeError when `portions` is not a positive finite number */
export function assertPortions(portions: number): void {
  if (!Number.isFinite(portions) || portions <= 0) throw new RangeError(`Portions must be positive, got ${portions}`)
}

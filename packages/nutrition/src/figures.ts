import type { Range } from './constituents/range.ts'

/** A quantity as rules receive it: known exactly, known between two bounds, or null where it is unknown. */
export type Figure = number | Range | null

/** How far a figure may pass a limit and still count as equal to it: sums of decimals such as 0.1 + 0.2 are not exact. */
const ROUNDING_NOISE = 1e-9

/**
 * The two bounds of a figure; null stays null.
 *
 * @throws RangeError when a bound is negative or not finite, or the low one exceeds the high one
 */
export function boundsOf(figure: number | Range): Range
export function boundsOf(figure: Figure): Range | null
export function boundsOf(figure: Figure): Range | null {
  if (figure === null) return null
  const { low, high } = typeof figure === 'number' ? { low: figure, high: figure } : figure
  if (!Number.isFinite(low) || !Number.isFinite(high) || low < 0 || low > high) {
    throw new RangeError(`A quantity must be finite, not negative and in order, got ${low} to ${high}`)
  }
  return { low, high }
}

/** Whether a value exceeds a limit by more than the noise of decimal sums. */
export function exceeds(value: number, limit: number): boolean {
  return value > limit + ROUNDING_NOISE * Math.max(1, Math.abs(limit))
}

/** Whether a value reaches a limit, the noise of decimal sums aside. */
export function reaches(value: number, limit: number): boolean {
  return value >= limit - ROUNDING_NOISE * Math.max(1, Math.abs(limit))
}

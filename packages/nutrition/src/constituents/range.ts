/**
 * A quantity that lies between two bounds, in any one unit. A figure known exactly has two equal bounds; one that a table gives
 * as "less than 0.5" lies between 0 and 0.5. An unknown quantity is null, never a range.
 */
export type Range = { low: number; high: number }

/** A range narrower than this share of its middle is shown as its middle. */
const NEGLIGIBLE_WIDTH = 0.05

/** The middle of a range: what is shown where one number has to do. */
export function middleOf({ low, high }: Range): number {
  return (low + high) / 2
}

/** Both bounds × `factor`, which is not negative: to portions, to another amount. */
export function scaleRange({ low, high }: Range, factor: number): Range {
  return { low: low * factor, high: high * factor }
}

/**
 * Whether a reader learns something from both bounds: they differ as they are shown, with `decimals` places, and the range is
 * wider than 5 % of its middle. Otherwise the middle says the same.
 */
export function isRangeVisible(range: Range, decimals: number): boolean {
  const step = 10 ** decimals
  const isShown = Math.round(range.low * step) !== Math.round(range.high * step)
  return isShown && range.high - range.low > NEGLIGIBLE_WIDTH * middleOf(range)
}

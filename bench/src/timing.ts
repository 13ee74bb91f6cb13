/** What many repetitions of one thing took. */
export type Timing = {
  /** Finished a second. */
  rate: number
  /** Milliseconds that half, and 99 of 100, did not exceed. */
  p50: number
  p99: number
}

/** The value that a share (0 … 1) of the numbers does not exceed; NaN where there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const rising = numbers.toSorted((a, b) => a - b)
  return rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? Number.NaN
}

/** @param elapsed milliseconds in which all of them ran, many at once */
export function summarize(milliseconds: readonly number[], elapsed: number): Timing {
  const rate = milliseconds.length === 0 ? 0 : (milliseconds.length / elapsed) * 1000
  return { rate, p50: percentile(milliseconds, 0.5), p99: percentile(milliseconds, 0.99) }
}

/** The measurement whose rate is the middle one: others were disturbed, or lucky. */
export function medianTiming(timings: readonly Timing[]): Timing {
  const rising = timings.toSorted((a, b) => a.rate - b.rate)
  return rising[Math.floor(rising.length / 2)] ?? { rate: Number.NaN, p50: Number.NaN, p99: Number.NaN }
}

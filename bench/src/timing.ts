/** The durations of many repetitions. */
export type Timing = {
  /** Finished per second. */
  rate: number
  /** Milliseconds not exceeded by half, and by 99 of 100. */
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

/** The measurement with the median rate: others were disturbed, or lucky. */
export function medianTiming(timings: readonly Timing[]): Timing {
  const rising = timings.toSorted((a, b) => a.rate - b.rate)
  return rising[Math.floor(rising.length / 2)] ?? { rate: Number.NaN, p50: Number.NaN, p99: Number.NaN }
}

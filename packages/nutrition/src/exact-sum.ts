/** A sum in progress: the rounding error of each addition is carried along in `lost`. */
export type RunningSum = { sum: number; lost: number }

export function startSum(): RunningSum {
  return { sum: 0, lost: 0 }
}

/** Adds a value to a running sum, by Neumaier's compensation. */
export function addTo(running: RunningSum, value: number): void {
  const { sum } = running
  const next = sum + value
  running.lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum
  running.sum = next
}

/** The sum with its rounding errors added. */
export function sumOf({ sum, lost }: RunningSum): number {
  return sum + lost
}

/** Neumaier's compensated sum, which does not depend on the order of the values. */
export function exactSum(values: readonly number[]): number {
  const running = startSum()
  for (const value of values) addTo(running, value)
  return sumOf(running)
}

/** Packages of one size. */
export type PackageCount = { size: number; count: number }

export type ChosenPackages = {
  packages: PackageCount[]
  /** What is bought beyond the need, in the unit of the sizes. */
  left: number
}

/** Sizes are told apart to a hundredth of a gram, millilitre or piece. */
const HUNDREDTHS = 100
/** With finer sizes than this share of the largest, combining them would take long and save little. */
const FINEST_SHARE = 300
/** A need that exceeds whole packages by less than this is the trace of a binary fraction. */
const TRACE = 1e-6

/**
 * The packages to buy for a need: never less than needed, of one size the fewest, of several sizes those that leave the least,
 * and of these the fewest. Null where no size is known.
 *
 * @param needed in the unit of the sizes, above zero
 * @param sizes above zero
 */
export function choosePackages(needed: number, sizes: readonly number[]): ChosenPackages | null {
  const units = [...new Set(sizes.map((size) => Math.round(size * HUNDREDTHS)))].filter((size) => size > 0)
  const wanted = Math.ceil((needed - TRACE) * HUNDREDTHS - TRACE)
  const largest = Math.max(...units)
  if (units.length === 0 || !(wanted > 0)) return null
  const step = units.reduce(greatestDivisor)
  const isFine = largest / step > FINEST_SHARE
  const counts = units.length === 1 || isFine ? ofOneSize(wanted, units) : combine(wanted, units, step)
  const packages = [...counts]
    .map(([size, count]) => ({ size: size / HUNDREDTHS, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.size - a.size)
  const bought = [...counts].reduce((sum, [size, count]) => sum + size * count, 0)
  return { packages, left: Math.max(0, Math.round((bought / HUNDREDTHS - needed) * 1e6) / 1e6) }
}

type Counts = ReadonlyMap<number, number>

/** The size that leaves the least by itself; of several such the largest. */
function ofOneSize(wanted: number, sizes: readonly number[]): Counts {
  const leftOf = (size: number) => Math.ceil(wanted / size) * size - wanted
  const [best = 0] = sizes.toSorted((a, b) => leftOf(a) - leftOf(b) || b - a)
  return new Map([[best, Math.ceil(wanted / best)]])
}

/**
 * The smallest reachable total that is enough, with the fewest packages. Of any `largest / step` smaller packages some make up
 * whole largest ones, so beyond that the largest are taken at once, and only the rest is searched.
 */
function combine(wanted: number, sizes: readonly number[], step: number): Counts {
  const parts = sizes.map((size) => size / step)
  const largest = Math.max(...parts)
  const need = Math.ceil(wanted / step)
  const ahead = Math.max(0, Math.floor((need - largest * largest) / largest))
  const rest = need - ahead * largest
  const fewest = new Array<number>(rest + largest).fill(Number.POSITIVE_INFINITY)
  const last = new Array<number>(rest + largest).fill(0)
  fewest[0] = 0
  for (let total = 1; total < fewest.length; total += 1) {
    for (const part of parts) {
      const before = (fewest[total - part] ?? Number.POSITIVE_INFINITY) + 1
      if (before < (fewest[total] ?? 0)) {
        fewest[total] = before
        last[total] = part
      }
    }
  }
  let total = rest
  while (!Number.isFinite(fewest[total] ?? 0)) total += 1
  const counts = new Map<number, number>([[largest * step, ahead]])
  for (; total > 0; total -= last[total] ?? total) {
    const size = (last[total] ?? 0) * step
    counts.set(size, (counts.get(size) ?? 0) + 1)
  }
  return counts
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

import { withAlcohol } from './constituents/alcohol.ts'
import { CONSTITUENTS, type Constituent } from './constituents/constituents.ts'
import { type ConstituentLine, sumConstituents } from './constituents/sum-constituents.ts'
import { addTo, exactSum, type RunningSum, startSum, sumOf } from './exact-sum.ts'
import { type NutritionLine, type RecipeTotals, recipeTotals, scaleTotals } from './macros.ts'
import { assertPortions } from './portions.ts'
import { coverageOfSum, helpingWeights, sumPortions } from './sum-portions.ts'

/**
 * How much of a constituent something contains, in the unit of the constituent: between both bounds, which are equal where the
 * figure is exact. A coverage (0 … 1) below 1 makes it a lower bound.
 */
export type ConstituentAmount = { low: number; high: number; coverage: number }

/** What is known of something that was eaten. A constituent that is absent is unknown. */
export type Eaten = RecipeTotals & { constituents: Partial<Record<Constituent, ConstituentAmount>> }

/** The fields of a food in a dish, or by itself, that what is eaten of it depends on. */
export type EatenLine = NutritionLine & ConstituentLine & { alcohol: number | null }

/** More figures than any composition table has; what exceeds them is the noise of divisions. */
const CONSTITUENT_DIGITS = 7

/**
 * What one portion of a dish contains, or of a food that is a line by itself.
 *
 * @param lines amounts for all portions together
 * @throws RangeError when the portion count is not positive
 */
export function eatenOf(lines: readonly EatenLine[], portionSize = 1): Eaten {
  assertPortions(portionSize)
  const sums = sumConstituents(lines.map((line) => ({ ...line, micronutrients: withAlcohol(line) })))
  const constituents: Eaten['constituents'] = {}
  for (const constituent of CONSTITUENTS) {
    const { range, coverage } = sums[constituent]
    if (range === null) continue
    constituents[constituent] = amountOf(range.low / portionSize, range.high / portionSize, coverage)
  }
  return { ...recipeTotals(lines, portionSize), constituents }
}

/** `factor` times as much; coverage stays. */
export function scaleEaten({ constituents, ...totals }: Eaten, factor: number): Eaten {
  return {
    ...scaleTotals(totals, factor),
    constituents: mapConstituents((constituent) => {
      const one = constituents[constituent]
      return one && amountOf(one.low * factor, one.high * factor, one.coverage)
    }),
  }
}

/**
 * What several things contain together: the entries of a day, or the days of a year.
 *
 * - A figure is the sum of its known parts, and unknown where no part knows it. Of nothing, the basic nutrients are zero and no
 *   constituent is named.
 * - Coverage is 1 exactly where every part knows the whole of it, and else below 1; parts weigh by their energy (see `sumPortions`).
 */
export function sumEaten(parts: readonly Eaten[]): Eaten {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only
  const helpings = parts.map((totals) => ({ totals, portions: 1 }))
  const weights = helpingWeights(helpings)
  const weight = exactSum(weights)
  const sums = addConstituents(parts, weights)
  return {
    ...sumPortions(helpings),
    constituents: mapConstituents((constituent) => {
      const sum = sums.get(constituent)
      const share = sum && coverageOfSum({ ...sum, isWhole: sum.wholes === parts.length }, weight)
      return sum && share !== undefined ? amountOf(sumOf(sum.low), sumOf(sum.high), share) : undefined
    }),
  }
}

type ConstituentSum = { low: RunningSum; high: RunningSum; known: RunningSum; wholes: number }

/** Sums of the constituents that some part knows, in one pass: a year has 15,000 figures. */
function addConstituents(parts: readonly Eaten[], weights: readonly number[]): Map<Constituent, ConstituentSum> {
  const sums = new Map<Constituent, ConstituentSum>()
  for (const [at, { constituents }] of parts.entries()) {
    for (const constituent of CONSTITUENTS) {
      const amount = constituents[constituent]
      if (amount === undefined) continue
      let sum = sums.get(constituent)
      if (sum === undefined) {
        sum = { low: startSum(), high: startSum(), known: startSum(), wholes: 0 }
        sums.set(constituent, sum)
      }
      addTo(sum.low, amount.low)
      addTo(sum.high, amount.high)
      addTo(sum.known, amount.coverage * (weights[at] ?? 0))
      if (amount.coverage === 1) sum.wholes += 1
    }
  }
  return sums
}

function amountOf(low: number, high: number, coverage: number): ConstituentAmount {
  const least = rounded(low)
  return {
    low: least,
    high: high === low ? least : rounded(high),
    coverage: coverage === 1 ? 1 : Math.min(rounded(coverage), 0.999999),
  }
}

const rounded = (value: number): number => Number(value.toPrecision(CONSTITUENT_DIGITS))

function mapConstituents(
  amountFor: (constituent: Constituent) => ConstituentAmount | undefined,
): Eaten['constituents'] {
  const found: Eaten['constituents'] = {}
  for (const constituent of CONSTITUENTS) {
    const amount = amountFor(constituent)
    if (amount !== undefined) found[constituent] = amount
  }
  return found
}

import type { ConstituentAmount, PackedAmount } from './constituent-amount.ts'
import { withAlcohol } from './constituents/alcohol.ts'
import { CONSTITUENTS, type Constituent } from './constituents/constituents.ts'
import { type ConstituentLine, sumConstituents } from './constituents/sum-constituents.ts'
import { addTo, exactSum, type RunningSum, startSum, sumOf } from './exact-sum.ts'
import { type NutritionLine, type RecipeTotals, recipeTotals, scaleTotals } from './macros.ts'
import { type PackedConstituents, unpackConstituents } from './packed-constituents.ts'
import { assertPortions } from './portions.ts'
import { coverageOfSum, helpingWeights, sumPortions } from './sum-portions.ts'

/** What is known of something that was eaten. A constituent that is absent is unknown. */
export type Eaten = RecipeTotals & { constituents: Partial<Record<Constituent, ConstituentAmount>> }

/** The same as it is kept. */
export type PackedEaten = RecipeTotals & { constituents: PackedConstituents }

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
  return only !== undefined && parts.length === 1 ? only : sumParts(parts)
}

/** The same of things as they are kept: a year of days is summed without unpacking their 15,000 figures. */
export function sumPacked(parts: readonly PackedEaten[]): Eaten {
  const [only] = parts
  if (only === undefined || parts.length !== 1) return sumParts(parts)
  return { ...only, constituents: unpackConstituents(only.constituents) }
}

type Part = RecipeTotals & { constituents: Partial<Record<Constituent, ConstituentAmount | PackedAmount>> }

function sumParts(parts: readonly Part[]): Eaten {
  const helpings = parts.map((totals) => ({ totals, portions: 1 }))
  const weights = helpingWeights(helpings)
  const weight = exactSum(weights)
  const sums = addConstituents(parts, weights)
  return {
    ...sumPortions(helpings),
    constituents: mapConstituents((constituent) => {
      const sum = sums.get(constituent)
      const share = sum && coverageOfSum({ ...sum, isWhole: sum.wholes === parts.length }, weight)
      return sum && share !== undefined ? amountOf(sumOf(sum.low), sumOf(sum.high ?? sum.low), share) : undefined
    }),
  }
}

/** The upper bounds are summed apart only from the first one that differs from its lower bound. */
type ConstituentSum = { low: RunningSum; high: RunningSum | null; known: RunningSum; wholes: number }

/** Sums of the constituents that some part knows, in one pass: a year has 15,000 figures. */
function addConstituents(parts: readonly Part[], weights: readonly number[]): Map<Constituent, ConstituentSum> {
  const sums = new Map<Constituent, ConstituentSum>()
  for (const [at, { constituents }] of parts.entries()) {
    const weight = weights[at] ?? 0
    for (const constituent of CONSTITUENTS) {
      const amount = constituents[constituent]
      if (amount === undefined) continue
      let sum = sums.get(constituent)
      if (sum === undefined) {
        sum = { low: startSum(), high: null, known: startSum(), wholes: 0 }
        sums.set(constituent, sum)
      }
      if (typeof amount === 'number') addAmount(sum, amount, amount, 1, weight)
      else if (Array.isArray(amount)) addAmount(sum, amount[0], amount[1], amount[2], weight)
      else addAmount(sum, amount.low, amount.high, amount.coverage, weight)
    }
  }
  return sums
}

function addAmount(sum: ConstituentSum, low: number, high: number, coverage: number, weight: number): void {
  if (sum.high === null && low !== high) sum.high = { ...sum.low }
  addTo(sum.low, low)
  if (sum.high !== null) addTo(sum.high, high)
  addTo(sum.known, coverage * weight)
  if (coverage === 1) sum.wholes += 1
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

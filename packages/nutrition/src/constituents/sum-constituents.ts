import { type CountedLine, isCounted, lineMasses, lineWeights } from '../counted-lines.ts'
import { addTo, exactSum, startSum, sumOf } from '../exact-sum.ts'
import { CONSTITUENTS, type Constituent, type FoodConstituents } from './constituents.ts'
import type { Range } from './range.ts'

/** The fields of a line of a recipe that the sums of constituents need. */
export type ConstituentLine = CountedLine & FoodConstituents

/** A sum in the unit of the constituent, and the share of the counted mass (0 … 1) whose figures it contains. */
export type ConstituentSum = { range: Range | null; coverage: number }
export type ConstituentSums = Record<Constituent, ConstituentSum>

/** What 100 g of a food contain of a constituent: a range from 0 for a figure below a limit, null when unknown. */
export function rangeOf(food: FoodConstituents, constituent: Constituent): Range | null {
  const mark = food.nutrient_marks[constituent]
  if (mark?.mark === 'below_limit') return { low: 0, high: mark.limit }
  const value = food.micronutrients[constituent]
  return value === undefined ? null : { low: value, high: value }
}

/**
 * Sums of all constituents over the counted lines: grams ÷ 100 × figure, both bounds of a range by themselves.
 *
 * - `range`: the sum of the known part; null when no counted line is known. With no counted line, exactly zero.
 * - `coverage`: exactly 1 when every counted line is known, or when there is none. Below 1 the range is a lower bound of the
 * whole. A line whose mass is unknown cannot be added: it is unknown, and weighs as the mean of the others.
 *
 * Sums are compensated, so the order of lines does not matter.
 */
export function sumConstituents(lines: readonly ConstituentLine[]): ConstituentSums {
  const counted = lines.filter(isCounted)
  const masses = lineMasses(counted)
  const weights = lineWeights(masses)
  const total = exactSum(weights)
  const sums: Partial<ConstituentSums> = {}
  for (const constituent of CONSTITUENTS) sums[constituent] = sumOne(constituent, counted, masses, weights, total)
  return sums as ConstituentSums
}

function sumOne(
  constituent: Constituent,
  counted: readonly ConstituentLine[],
  masses: readonly (number | null)[],
  weights: readonly number[],
  total: number,
): ConstituentSum {
  const low = startSum()
  const high = startSum()
  const known = startSum()
  let knownLines = 0
  for (let index = 0; index < counted.length; index += 1) {
    const line = counted[index]
    const mass = masses[index] ?? null
    const range = line && mass !== null ? rangeOf(line, constituent) : null
    if (range === null || mass === null) continue
    addTo(low, (range.low * mass) / 100)
    addTo(high, (range.high * mass) / 100)
    addTo(known, weights[index] ?? 0)
    knownLines += 1
  }
  const isUnknown = knownLines === 0 && counted.length > 0
  return {
    range: isUnknown ? null : { low: sumOf(low), high: sumOf(high) },
    coverage: knownLines === counted.length ? 1 : sumOf(known) / total,
  }
}

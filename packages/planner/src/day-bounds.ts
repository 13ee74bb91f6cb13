import type { StoredNutrient } from '@zivina/nutrition/nutrients'
import type { Candidate, Eater } from './plan-request.ts'

/**
 * What one day of an eater must amount to: kJ or grams; open ends are 0 and Infinity. `counts_most`: an upper limit alone, which counts the
 * upper end of what a table gives as a range.
 */
export type DayBound = { nutrient: StoredNutrient; from: number; to: number; counts_most?: boolean }

/** Nutrients that tables give as ranges so often that an upper limit beside a lower one is asked for apart. */
const RANGED: readonly StoredNutrient[] = ['salt', 'fiber']

/** What one portion of a dish counts towards a bound; unknown is 0, and no eater with the bound is served it. */
export function boundAmount(
  { per_portion, most_per_portion }: Pick<Candidate, 'per_portion' | 'most_per_portion'>,
  { nutrient, counts_most = false }: Pick<DayBound, 'nutrient' | 'counts_most'>,
): number {
  const amount = per_portion[nutrient] ?? 0
  return counts_most ? Math.max(amount, most_per_portion?.[nutrient] ?? 0) : amount
}

/** The energy of the day with its tolerance, and the bands of the other nutrients. */
export function dayBounds(eater: Pick<Eater, 'daily_kilojoules' | 'energy_tolerance' | 'bands'>): DayBound[] {
  const { daily_kilojoules, energy_tolerance } = eater
  const energy = {
    nutrient: 'kilojoules' as const,
    from: Math.max(0, daily_kilojoules * (1 - energy_tolerance)),
    to: daily_kilojoules * (1 + energy_tolerance),
  }
  const others = eater.bands.flatMap(({ nutrient, from, to }): DayBound[] => {
    if (to === null) return [{ nutrient, from: from ?? 0, to: Number.POSITIVE_INFINITY }]
    const most = { nutrient, from: 0, to, counts_most: true }
    if (from === null || from === 0) return [most]
    return [{ nutrient, from, to }, ...(RANGED.includes(nutrient) ? [most] : [])]
  })
  return [energy, ...others]
}

/** Of a day for which nothing is asked. */
export const NO_BOUNDS: readonly DayBound[] = [{ nutrient: 'kilojoules', from: 0, to: Number.POSITIVE_INFINITY }]

/** What the whole width of a band away from its middle costs, for all eaters and days together it is small beside taste. */
export const DEVIATION_WEIGHT = 0.02

/**
 * Cost of an amount inside a band with two ends: 0 in its middle, `DEVIATION_WEIGHT` ÷ eaters at its ends. A band with one end
 * has no middle and costs nothing.
 */
export function deviationCost(bound: DayBound, amount: number, eaters: number): number {
  if (!hasMiddle(bound)) return 0
  const half = (bound.to - bound.from) / 2
  return (DEVIATION_WEIGHT / eaters) * (Math.abs(amount - (bound.from + half)) / half)
}

export function hasMiddle({ from, to }: DayBound): boolean {
  return from > 0 && to > from && Number.isFinite(to)
}

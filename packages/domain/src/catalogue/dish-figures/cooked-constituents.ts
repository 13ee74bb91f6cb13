import { CONSTITUENTS, type Constituent } from '@zivina/nutrition/constituents/constituents'
import type { Range } from '@zivina/nutrition/constituents/range'
import { rangeOf } from '@zivina/nutrition/constituents/sum-constituents'
import type { CookedLine } from '@zivina/nutrition/cooking/cooked-weight'
import type { CookingMethod } from '@zivina/nutrition/cooking/methods'
import { retained } from '@zivina/nutrition/cooking/retained'
import { hasRetention } from '@zivina/nutrition/cooking/retention-factors'
import type { YieldClass } from '@zivina/nutrition/cooking/yield-factors'
import type { PreparedDish } from './dish-weight.ts'

/** The constituents that cooking takes something of, in the order in which they are shown. */
export const COOKED_CONSTITUENTS = CONSTITUENTS.filter((name) => hasRetention(name) && name !== 'cholesterol_mg')

/** Cooked in no more water than they take up. */
const TAKES_UP_ALL: ReadonlySet<YieldClass> = new Set(['rice_boiled', 'oats_in_water'])

/**
 * What cooking leaves of each vitamin and mineral in all portions together, line by line. Absent where the method of the dish, the
 * loss or every figure is unknown. Like the sum of what was put in, it is a lower bound where some line is unknown.
 *
 * Water in which pasta or potatoes are cooked apart may be poured away or not, and so may that of a boiled dish: both ends are in
 * the range. Soups, stews, baked dishes, and rice and flakes that take up all their water lose none of it.
 */
export function cookedConstituents({ method, lines }: PreparedDish): Partial<Record<Constituent, Range>> {
  const sums: Partial<Record<Constituent, Range>> = {}
  if (method === null) return sums
  for (const constituent of COOKED_CONSTITUENTS) {
    const sum = { low: 0, high: 0 }
    let known = 0
    lines.counted.forEach((line, index) => {
      const cooked = lines.cooked[index]
      const range = rangeOf(line, constituent)
      if (range === null || cooked === undefined || cooked.grams === null) return
      const factor = cooked.grams / 100
      const preparation = {
        method: methodOf(cooked, method),
        is_drained: isDrained(cooked, method),
        is_reheated: false,
      }
      const left = retained(constituent, { low: range.low * factor, high: range.high * factor }, preparation)
      if (left === null) return
      sum.low += left.low
      sum.high += left.high
      known += 1
    })
    if (known > 0) sums[constituent] = sum
  }
  return sums
}

/** What is cooked apart is boiled also where the rest of the dish stays cold. */
function methodOf(line: CookedLine, method: CookingMethod): CookingMethod {
  return line.cooked === 'apart' ? 'boil' : method
}

function isDrained(line: CookedLine, method: CookingMethod): boolean | null {
  if (line.cooked === 'apart') return line.yield_class !== null && TAKES_UP_ALL.has(line.yield_class) ? false : null
  return method === 'boil' ? null : false
}

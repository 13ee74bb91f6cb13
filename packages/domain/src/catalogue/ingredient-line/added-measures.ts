import { type FoundAmount, readAmount } from './amounts.ts'
import { type KitchenUnit, readUnit } from './kitchen-units.ts'
import type { Measure } from './line-measure.ts'
import { GRAMS, MILLILITERS } from './unit-sizes.ts'

/** Amounts of one food that a line adds up. */
type Sum = {
  amount: FoundAmount
  /** All of it in millilitres, where its measures differ: „2 lžíce plus 2 lžičky“. */
  measure: Measure | null
  /** How many words are the sum after its first measure. */
  words: number
}

/** Cups differ between kitchens, so that no spoon is added to them. */
const VAGUE: readonly KitchenUnit[] = ['cup', 'glass', 'ladle']

/**
 * Adds what follows a measure: „100 g + 30 g“, „2 lžíce plus 2 lžičky“. The sum is in the first unit. Null where nothing is added,
 * or where it cannot be: other words than measures follow, or a mass is added to a volume.
 */
export function addedTo(first: FoundAmount, unit: KitchenUnit, words: readonly string[]): Sum | null {
  let sum: Sum = { amount: first, measure: null, words: 0 }
  for (;;) {
    const next = readAdded(sum, unit, words.slice(sum.words))
    if (next === null) return sum.words === 0 ? null : sum
    sum = next
  }
}

function readAdded(sum: Sum, unit: KitchenUnit, words: readonly string[]): Sum | null {
  if (!/^(?:\+|plus|a)$/iu.test(words[0] ?? '')) return null
  const amount = readAmount(words.slice(1))
  const found = amount && readUnit(words.slice(1 + amount.words))
  if (!amount || !found || found.times !== undefined) return null
  const { low, high } = sum.amount
  const factor = factorOf(found.unit, unit)
  if (factor === null || low === null || high === null || amount.low === null || amount.high === null) return null
  const total = { low: low + amount.low * factor, high: high + amount.high * factor, words: sum.amount.words }
  const isMixed = found.unit !== unit || sum.measure !== null
  const measure = isMixed ? inMilliliters((total.low + total.high) / 2, unit) : null
  return { amount: total, measure, words: sum.words + 1 + amount.words + found.words }
}

/** How many of the one unit the other is; null where they measure different things. */
function factorOf(from: KitchenUnit, to: KitchenUnit): number | null {
  if (from === to) return 1
  if (VAGUE.includes(from) || VAGUE.includes(to)) return null
  for (const sizes of [GRAMS, MILLILITERS] as Partial<Record<KitchenUnit, number>>[]) {
    const [one, other] = [sizes[from], sizes[to]]
    if (one !== undefined && other !== undefined) return one / other
  }
  return null
}

function inMilliliters(amount: number, unit: KitchenUnit): Measure | null {
  const size = (MILLILITERS as Partial<Record<KitchenUnit, number>>)[unit]
  return size === undefined ? null : { amount: Math.round(amount * size * 1000) / 1000, unit: 'milliliter' }
}

import { formatNumber, NBSP } from './format-number.ts'

/** `Intl.PluralRules` looks at this many decimals. */
const THOUSANDTHS = 1000
/** Above it Czech counts with the genitive: 5 receptů. */
const FEW_MAX = 4

/**
 * The form of a noun that goes with a number: 1 recept, 2 recepty, 5 receptů, and after a fraction 1,5 receptu.
 *
 * @param fraction the form after a fraction; for many nouns it equals `few` (1,5 porce), which is the default
 */
export function plural(n: number, one: string, few: string, many: string, fraction = few): string {
  const seen = Math.round(Math.abs(n) * THOUSANDTHS) / THOUSANDTHS
  if (!Number.isFinite(seen)) return many
  if (!Number.isInteger(seen)) return fraction
  if (seen === 1) return one
  return seen > 1 && seen <= FEW_MAX ? few : many
}

/** The number together with the right form of its noun: „5 receptů“. */
export function counted(n: number, one: string, few: string, many: string, fraction = few): string {
  return `${formatNumber(n, 2)}${NBSP}${plural(n, one, few, many, fraction)}`
}

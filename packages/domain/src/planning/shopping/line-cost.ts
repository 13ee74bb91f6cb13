import { type ChosenPackages, choosePackages } from './choose-packages.ts'
import type { ShoppingLine } from './merge-parts.ts'

/** What a person typed of a product they buy. */
export type ShoppingProduct = {
  ingredient: string
  /** In the food's own unit, above zero; empty where the food's usual package holds. */
  package_sizes: readonly number[]
  /** Whole haléře for `price_amount` of the food in its own unit; both null where no price was typed. */
  price: number | null
  price_amount: number | null
}

/** The packages to buy of a line: by the sizes a person typed, otherwise by the food's usual one. Null where none is known. */
export function packagesOf(
  { food, amount, unit }: Pick<ShoppingLine, 'food' | 'amount' | 'unit'>,
  product: ShoppingProduct | undefined,
): ChosenPackages | null {
  if (food === null || amount === null || unit !== food.weight_units) return null
  const typed = product?.package_sizes ?? []
  const sizes = typed.length > 0 ? typed : food.package_size === null ? [] : [food.package_size]
  return choosePackages(amount, sizes)
}

/**
 * Whole haléře that a line costs: whole packages where their sizes are known, otherwise the amount itself. Null where no price
 * is known.
 */
export function costOf(
  line: Pick<ShoppingLine, 'food' | 'amount' | 'unit'>,
  product: ShoppingProduct | undefined,
): number | null {
  const { price = null, price_amount = null } = product ?? {}
  if (price === null || price_amount === null || line.amount === null || line.unit !== line.food?.weight_units)
    return null
  const chosen = packagesOf(line, product)
  const bought = chosen?.packages.reduce((sum, { size, count }) => sum + size * count, 0) ?? line.amount
  return Math.round((bought / price_amount) * price)
}

/** The cost of lines together, with the number of those whose price is unknown: then the sum is the least they cost. */
export function costOfAll(costs: readonly (number | null)[]): { haler: number; unknown: number } {
  const known = costs.filter((cost) => cost !== null)
  return { haler: known.reduce((sum, cost) => sum + cost, 0), unknown: costs.length - known.length }
}

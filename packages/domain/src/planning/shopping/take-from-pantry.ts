import type { WeightUnit } from '@zivina/nutrition/weight-units'
import { amountIn, sumOf } from './merge-parts.ts'
import type { ShoppingFood } from './shopping-part.ts'

/** Something at home, as far as cooking can use it. */
export type PantryStock = {
  guid: string
  ingredient: string | null
  text: string
  /** Null if no amount was given. */
  amount: number | null
  unit: WeightUnit | null
}

/** What was taken of an item, in the item's own unit. */
export type PantryTaken = { item: string; text: string; amount: number; unit: WeightUnit }

/** A need in the food's own unit. */
export type PantryNeed = { food: ShoppingFood; amount: number }

/**
 * What cooking takes from a pantry: of each food as much as is needed and there, in the given order of the items. Of an item
 * without an amount nothing is taken, as the rest is unknown; neither is it of one whose unit does not convert.
 *
 * @param stock in the order in which it is used up: what should be eaten first comes first
 */
export function takeFromPantry(needs: readonly PantryNeed[], stock: readonly PantryStock[]): PantryTaken[] {
  return needs.flatMap(({ food, amount }) => {
    let wanted = amount
    return stock.flatMap((item): PantryTaken[] => {
      if (item.ingredient !== food.guid || item.amount === null || item.unit === null || wanted <= 0) return []
      const held = amountIn(item.amount, item.unit, food)
      if (held === null || held <= 0) return []
      const used = Math.min(held, wanted)
      wanted = sumOf([wanted, -used])
      return [{ item: item.guid, text: item.text, amount: sumOf([(item.amount * used) / held]), unit: item.unit }]
    })
  })
}

/**
 * How much of a food is at home, in its own unit: null where an item without an amount, or in a unit that does not convert, leaves
 * it unknown; zero where there is none.
 */
export function heldOf(food: ShoppingFood, stock: readonly Omit<PantryStock, 'guid' | 'text'>[]): number | null {
  const own = stock.filter(({ ingredient }) => ingredient === food.guid)
  const amounts = own.map(({ amount, unit }) =>
    amount === null || unit === null ? null : amountIn(amount, unit, food),
  )
  return amounts.includes(null) ? null : sumOf(amounts.filter((amount) => amount !== null))
}

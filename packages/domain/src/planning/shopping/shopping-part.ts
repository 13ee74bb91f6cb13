import type { WeightUnit } from '@zivina/nutrition/weight-units'
import type { MeasuredFood } from '#domain/catalogue/kitchen/kitchen-facts.ts'

/** What merging and packing need of a food. */
export type ShoppingFood = MeasuredFood & {
  guid: string
  /** By it juice and zest know their fruit; absent where that does not matter. */
  slug?: string
  /** The department of the shop; null if unknown. */
  category: string | null
  /** The usual package in the food's own unit; null where it is not known. */
  package_size: number | null
}

/** Where a part of a list comes from: a recipe's line, something entered by itself, or a staple that came back. */
export const PART_SOURCES = ['recipe', 'item', 'staple'] as const
export type PartSource = (typeof PART_SOURCES)[number]

/** One need of a list before it is merged with others of the same food. */
export type ShoppingPart = {
  /** Unique in the list: the entry's guid, for a line of a recipe with the line's place behind it. */
  id: string
  source: PartSource
  /** Guid of the recipe on the list, of the item or of the staple. */
  entry: string
  /** The food's guid; null for a text that names no food of the catalogue. */
  ingredient: string | null
  /** What a person reads; the food's name where there is a food. */
  text: string
  /** In `unit`, above zero; null if no amount was given. */
  amount: number | null
  /** Null exactly where `amount` is. */
  unit: WeightUnit | null
  /** The name of the food whose place it takes in a modified recipe; absent where it takes none. */
  instead_of?: string | undefined
}

/** A recipe on a list, with its lines for one portion as they were when it was added. */
export type ShoppingRecipe = {
  guid: string
  portions: number
  lines: readonly Pick<ShoppingPart, 'ingredient' | 'text' | 'amount' | 'unit' | 'instead_of'>[]
}

/** The parts of a recipe for its portions. */
export function partsOfRecipe({ guid, portions, lines }: ShoppingRecipe): ShoppingPart[] {
  return lines.map((line, place) => ({
    ...line,
    id: `${guid}:${place}`,
    source: 'recipe',
    entry: guid,
    amount: line.amount === null ? null : line.amount * portions,
  }))
}

import { amountOfUnits, ownUnit } from '#domain/catalogue/kitchen/amount-units.ts'
import type { ShoppingFood, ShoppingPart } from './shopping-part.ts'

/** What is taken of a fruit; one fruit gives both. */
export type TakenKind = 'juice' | 'zest'

type FruitPart = {
  /** Slug of the fruit that is bought for it. */
  whole: string
  kind: TakenKind
  /** What one fruit gives, in the part's own unit: millilitres of juice, grams of zest. */
  of_one: number
  /** More fruits than this nobody squeezes for one need: it is bought as it is, in a bottle. */
  most: number
}

/**
 * Juices and zests that a cook takes from fresh fruit, by their slugs. Juice of a lemon and of an orange, and a spoon of zest (6 g, one lemon):
 * USDA SR28 09152, 09206, 09156, 09216; the others are our own, for the weights of the catalogue's fruits.
 */
export const FRUIT_PARTS: Readonly<Record<string, FruitPart>> = {
  'citronova-stava': { whole: 'citron', kind: 'juice', of_one: 45, most: 5 },
  'citronova-kura': { whole: 'citron', kind: 'zest', of_one: 6, most: 5 },
  'limetkova-stava': { whole: 'limetka', kind: 'juice', of_one: 30, most: 5 },
  'pomerancovy-dzus-100': { whole: 'pomeranc', kind: 'juice', of_one: 80, most: 2 },
  'pomerancova-kura': { whole: 'pomeranc', kind: 'zest', of_one: 9, most: 5 },
  'grapefruitovy-dzus-100': { whole: 'grapefruit', kind: 'juice', of_one: 110, most: 2 },
}

/** A need of a list that is met by fruits: which, of which part, and of how many. */
export type Taken = { kind: TakenKind; fruits: number; food: ShoppingFood; whole: ShoppingFood }

/**
 * The fruits that a need of juice or zest takes; null for any other food, for more than anybody squeezes, and where the list does not
 * know the fruit. Without an amount it is the juice or the zest of one.
 *
 * @param foods of the list, by guid
 */
export function takenFrom(
  food: ShoppingFood,
  { amount, unit }: Pick<ShoppingPart, 'amount' | 'unit'>,
  foods: ReadonlyMap<string, ShoppingFood>,
): Taken | null {
  const part = FRUIT_PARTS[food.slug ?? '']
  if (part === undefined) return null
  const whole = [...foods.values()].find(({ slug }) => slug === part.whole)
  if (whole === undefined || pieceOf(whole) === null) return null
  const own =
    amount === null || unit === null ? part.of_one : amountOfUnits(amount, ownUnit({ weight_units: unit }), food)
  if (own === null) return null
  const fruits = own / part.of_one
  return fruits > part.most ? null : { kind: part.kind, fruits, food, whole }
}

/** One fruit in its own unit; null where its weight is unknown. */
export function pieceOf(whole: ShoppingFood): number | null {
  return amountOfUnits(1, 'piece', whole)
}

/** „šťáva ze 2 citronů“ counts fruits: so much of the part's own unit; null for any other food or measure. */
export function amountOfFruits(
  slug: string,
  { amount, unit }: { amount: number | null; unit: string | null },
): number | null {
  const part = FRUIT_PARTS[slug]
  return part === undefined || amount === null || unit !== 'piece' ? null : amount * part.of_one
}

const WORDS: Readonly<Record<TakenKind, string>> = { juice: 'šťávu', zest: 'kůru' }

/** What fruits of a line are for besides being eaten: „i na šťávu a kůru“; null where it is nothing else. */
export function sayTaken(parts: readonly { taken: Taken | null }[]): string | null {
  const kinds = (Object.keys(WORDS) as TakenKind[]).filter((kind) => parts.some(({ taken }) => taken?.kind === kind))
  if (kinds.length === 0) return null
  const isAlso = parts.some(({ taken }) => taken === null)
  return `${isAlso ? 'i\u00a0' : ''}na\u00a0${kinds.map((kind) => WORDS[kind]).join(' a\u00a0')}`
}

import { FOOD_LETTERS, type FoodLetter } from '@zivina/contract/catalogue/food-letters'

/** Address of the page of a food. */
export function foodPath(slug: string): string {
  return `/suroviny/${slug}`
}

/** The content of the address of the list of foods: a text, or a group (a category or a sub-category) and a letter; the page, from 1. */
export type FoodListAddress = { text: string; group: string | null; letter: FoodLetter | null; page: number }

/** Reads an address; invalid parameters are ignored. */
export function readFoodListAddress(query: URLSearchParams): FoodListAddress {
  const text = (query.get('q') ?? '').replace(/\p{Cc}/gu, ' ').trim()
  const group = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(query.get('skupina') ?? '')?.[0] ?? null
  const letter = FOOD_LETTERS.find((known) => known === query.get('pismeno')) ?? null
  const page = Number(/^[1-9]\d{0,4}$/.exec(query.get('strana') ?? '')?.[0] ?? 1)
  return { text, group, letter, page }
}

/** The canonical address of a list: only what differs from the first page of all foods. */
export function foodListPath({
  text = '',
  group = null,
  letter = null,
  page = 1,
}: Partial<FoodListAddress> = {}): string {
  const query = new URLSearchParams()
  if (text !== '') query.set('q', text)
  if (group !== null && text === '') query.set('skupina', group)
  if (letter !== null && text === '') query.set('pismeno', letter)
  if (page > 1) query.set('strana', String(page))
  return query.size === 0 ? '/suroviny' : `/suroviny?${query}`
}

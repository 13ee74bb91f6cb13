import type { PantryChanges, PantryItem } from '@zivina/contract/planning/pantry'

/** What is at home, as of a mark that the next reading names. */
export type Pantry = { mark: string; items: readonly PantryItem[] }

/** A copy of the pantry with what has changed since its mark, in the server's order. */
export function mergedPantry(known: Pantry | undefined, { mark, is_whole, results, removed }: PantryChanges): Pantry {
  if (known === undefined || is_whole) return { mark, items: results }
  const replaced = new Set([...removed, ...results.map(({ guid }) => guid)])
  const items = [...known.items.filter(({ guid }) => !replaced.has(guid)), ...results]
  return { mark, items: items.toSorted(inOrder) }
}

/** What should be eaten first comes first; undated items last. */
function inOrder(one: PantryItem, other: PantryItem): number {
  return compare(orderOf(one), orderOf(other))
}

const orderOf = ({ best_before, added_at, guid }: PantryItem) => [best_before ?? '9999', added_at, guid]

function compare(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}

import type { ShoppingMark } from './line-state.ts'
import type { ListContent, ListLine } from './list-lines.ts'
import { amountIn, type LinePart, needOf, sumOf } from './merge-parts.ts'
import { heldOf, type PantryStock } from './take-from-pantry.ts'

type Stock = readonly Omit<PantryStock, 'guid' | 'text'>[]

/**
 * Marks that subtract the pantry from what recipes and plans add to a list: of each line as much as is at home. A line that a user has marked
 * already stays as it is, and so does one of which the amount at home is unknown.
 *
 * @param added guids of the entries that came to the list
 */
export function coverFromPantry(
  lines: readonly ListLine[],
  marks: ListContent['marks'],
  stock: Stock,
  added: ReadonlySet<string>,
): ShoppingMark[] {
  const marked = new Set(marks.map(({ key }) => key))
  return lines.flatMap(({ key, food, amount, unit, parts }): ShoppingMark[] => {
    const isNew = !marked.has(key) && parts.some(({ entry }) => added.has(entry))
    if (!isNew || food === null || amount === null || unit !== food.weight_units) return []
    const needed = needOf(parts.filter((part) => !isAtHome(part, parts, stock)))
    const held = heldOf(food, stock)
    const covered = sumOf([amount, -needed, Math.min(held ?? 0, needed)])
    return covered > 0 ? [{ key, is_ticked: true, covered, kind: 'home' }] : []
  })
}

/** Whether juice or zest itself is at home, enough for all that the line takes of it, so that no fruit is needed for it. */
function isAtHome({ taken }: LinePart, parts: readonly LinePart[], stock: Stock): boolean {
  if (taken === null) return false
  const same = parts.filter((part) => part.taken?.food.guid === taken.food.guid)
  const wanted = same.map(({ amount, unit }) =>
    amount === null || unit === null ? 0 : amountIn(amount, unit, taken.food),
  )
  const held = heldOf(taken.food, stock)
  return held !== null && held > 0 && held >= sumOf(wanted.map((one) => one ?? 0))
}

/** Marks of the pantry whose lines are gone, as marks that cover nothing: what comes later is not taken for being at home. */
export function endedMarks(lines: readonly ListLine[], marks: ListContent['marks']): ShoppingMark[] {
  const present = new Set(lines.map(({ key }) => key))
  const ended = marks.filter(({ key, kind, is_ticked }) => kind === 'home' && is_ticked && !present.has(key))
  return ended.map((mark) => ({ ...mark, is_ticked: false, covered: 0 }))
}

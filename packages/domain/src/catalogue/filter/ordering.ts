import { ORDERINGS, type Ordering, SORT_OPTIONS } from './orderings.ts'

export type Direction = 'asc' | 'desc'
export type OrderingChoice = { column: Ordering; direction: Direction }

/** Newest recipes first. */
export const DEFAULT_ORDERING: OrderingChoice = { column: 'created_at', direction: 'desc' }

/**
 * How an ordering is written in a query: a minus prefix means descending, and for `created_at` the direction is inverted, so
 * that the name without a minus gives the usual order: `ordering=created_at` is newest first, `ordering=-created_at` oldest
 * first, `ordering=time_minutes` shortest first, `ordering=-protein_in_total` most protein first. Everywhere else in the
 * program a direction is the true direction of the column; only this file inverts it.
 */
export function formatOrdering({ column, direction }: OrderingChoice): string {
  return isMinus(column, direction) ? `-${column}` : column
}

/**
 * Reads what `formatOrdering` writes and the short names of the sort options; null for anything else. `direction` is the true
 * direction of the column.
 */
export function parseOrdering(text: string): OrderingChoice | null {
  const minus = text.startsWith('-')
  const name = minus ? text.slice(1) : text
  const column = Object.hasOwn(SORT_OPTIONS, name)
    ? SORT_OPTIONS[name as keyof typeof SORT_OPTIONS]
    : ORDERINGS.find((ordering) => ordering === name)
  if (column === undefined) return null
  return { column, direction: isMinus(column, 'desc') === minus ? 'desc' : 'asc' }
}

function isMinus(column: Ordering, direction: Direction): boolean {
  return (direction === 'desc') !== (column === 'created_at')
}

import { COUNTED_MAX, ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'

/**
 * Which rows of a list are asked for: at most `limit`, after the first `offset`. The rows of the list are counted up to `counted_max`, and
 * exactly without it.
 */
export type Page = { limit: number; offset: number; counted_max?: number | undefined }

/** One page of rows, and the number of all rows of the list: one more than were to be counted says that there are more. */
export type Counted<Row> = { rows: readonly Row[]; count: number }

/** A list as the API answers it: one page, and the number of all. */
export type Listed<Item> = { results: Item[]; count: number }

/** Which page a list is asked for: its number, counted from 1, as calls name it; or rows, as exports and bulk jobs read the whole list. */
export type AskedPage = number | Page

/** The page of a number in a list of `ROWS_PER_PAGE` rows, of which no more than `COUNTED_MAX` are counted. */
export function pageOf(asked: AskedPage): Page {
  if (typeof asked !== 'number') return asked
  return { limit: ROWS_PER_PAGE, offset: (asked - 1) * ROWS_PER_PAGE, counted_max: COUNTED_MAX }
}

/** Presents one page. */
export function paged<Row, Item>({ rows, count }: Counted<Row>, present: (row: Row) => Item): Listed<Item> {
  return { results: rows.map((row) => present(row)), count }
}

/** Presents a list that is answered whole. */
export function whole<Row, Item>(rows: readonly Row[], present: (row: Row) => Item): Listed<Item> {
  return paged({ rows, count: rows.length }, present)
}

/** One page of rows that are in memory. */
export function pageFrom<Row>(rows: readonly Row[], { limit, offset }: Page): Counted<Row> {
  return { rows: rows.slice(offset, offset + limit), count: rows.length }
}

/** One page whose number of all is known first; beyond the last row nothing is selected. */
export async function selectCounted<Row>(
  { offset, counted_max = Number.POSITIVE_INFINITY }: Page,
  count: number,
  select: () => Promise<readonly Row[]>,
): Promise<Counted<Row>> {
  return { rows: offset < count || count > counted_max ? await select() : [], count }
}

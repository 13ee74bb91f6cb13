import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'

/** Which rows of a list are asked for: at most `limit`, after the first `offset`. */
export type Page = { limit: number; offset: number }

/** One page of rows, and the exact number of all rows of the list. */
export type Counted<Row> = { rows: readonly Row[]; count: number }

/** A list as the API answers it: one page, and the number of all. */
export type Listed<Item> = { results: Item[]; count: number }

/** The page of a number, counted from 1, in a list of `ROWS_PER_PAGE` rows. */
export function pageOf(number: number): Page {
  return { limit: ROWS_PER_PAGE, offset: (number - 1) * ROWS_PER_PAGE }
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
  { offset }: Page,
  count: number,
  select: () => Promise<readonly Row[]>,
): Promise<Counted<Row>> {
  return { rows: offset < count ? await select() : [], count }
}

import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** The parts of the download of personal data, in the order of its files. */
export const PERSONAL_DATA_PARTS = ['account', 'pictures', 'made', 'kept', 'sent'] as const

/** The most that one person can have in a table. */
export type Bound = {
  rows: number
  /** Of one row, about: the sum of the limits of its fields. */
  row_bytes: number
  /**
   * What holds it: `limit` where the rows are counted before one is added, `key` where the table can have no more, `pace` where limits of
   * calls do; `rows` is then what a year may bring.
   */
  by: 'limit' | 'key' | 'pace'
}

/**
 * Rows that belong to a person, declared beside their table. Secrets are left out: hashes and keys would only serve a thief of
 * the file.
 */
export type PersonalData = {
  /** Name of the file in the archive. */
  file: string
  part: (typeof PERSONAL_DATA_PARTS)[number]
  /** The tables whose rows are in it, each with the most that a person can have there. */
  tables: Readonly<Record<string, Bound>>
  /** A query of the rows of one account. */
  rows: (user: string) => SQL
  /** How many rows are read at once; a hundred by default, fewer where one contains many others. */
  at_once?: number
  pictures?: Pictures
}

/** Pictures that are kept in the rows: each becomes a file of the archive. */
export type Pictures = {
  /** A query of their `guid` and `name`. */
  names: (user: string) => SQL
  /** A query of the `bytes` of one of them, from a place on and of a length at most. */
  slice: (guid: string, from: number, length: number) => SQL
}

type OwnRows = Pick<PersonalData, 'file' | 'part' | 'at_once' | 'pictures'> & {
  bound: Bound
  order: PgColumn
  /** All columns by default. */
  columns?: readonly PgColumn[]
}

/** The rows of a table whose column `user` names the account they belong to. */
export function ownRows(
  table: PgTable & { user: PgColumn },
  { bound, order, columns, ...place }: OwnRows,
): PersonalData {
  const shown = columns ? sql.join([...columns], sql`, `) : sql`*`
  return {
    ...place,
    tables: { [getTableName(table)]: bound },
    rows: (user) => sql`select ${shown} from ${table} where ${table.user} = ${user} order by ${order}`,
  }
}

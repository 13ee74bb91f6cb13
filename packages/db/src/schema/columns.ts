import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Primary key: a UUIDv7 made by PostgreSQL, so that rows created together are stored together. */
export const guid = () => uuid().primaryKey().default(sql`uuidv7()`)

/** A point in time, kept in UTC, read as a JavaScript Date. */
export const moment = () => timestamp({ withTimezone: true }).notNull().default(sql`now()`)

/** A list of texts, empty rather than null. */
export const texts = () => text().array().notNull().default(sql`'{}'::text[]`)

/** Condition of a CHECK: the column is one of a closed list. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL => sql`${column} in (${literals(values)})`

/** Condition of a CHECK: every element of the column is one of a closed list. */
export const allOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} <@ array[${literals(values)}]::text[]`

// A CHECK cannot have bound parameters: the lists are constants of the code and contain no quotes.
const literals = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '))

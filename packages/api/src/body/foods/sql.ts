import { type SQL, sql } from 'drizzle-orm'

/** The barcode of the product that a column names, to be joined; null where it names none. @param column a guid as text */
export const barcodeOf = (column: SQL): SQL =>
  sql`case when ${column} ~ '^0ff00d00-0000-8000-80\\d\\d-\\d{12}$' then right(replace(${column}, '-', ''), 14)::bigint end`

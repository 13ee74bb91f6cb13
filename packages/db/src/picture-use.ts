import { getTableName, type SQL, sql } from 'drizzle-orm'
import { PgArray, type PgColumn } from 'drizzle-orm/pg-core'

/** A place in the tables that shows uploaded pictures, declared beside its table. What no place shows is taken away. */
export type PictureUse = {
  /** The column that holds the path of a picture, or `many` of them; null where paths stand inside other content. */
  column: { table: string; column: string; many: boolean } | null
  /** Whether a picture is shown there, by SQL of its path and its owner. */
  shows: (path: SQL, owner: SQL) => SQL
}

/** A column that holds the path of a picture, or a list of such paths. */
export function pictureColumn(column: PgColumn): PictureUse {
  const { table } = column
  const many = column instanceof PgArray
  return {
    column: { table: getTableName(table), column: column.name, many },
    shows: (path) =>
      many
        ? // Containment is written the way an index on the list would serve it.
          sql`exists (select from ${table} where ${column} @> array[${path}])`
        : sql`exists (select from ${table} where ${column} = ${path})`,
  }
}

import { getTableName, type SQL, sql } from 'drizzle-orm'
import { PgArray, type PgColumn } from 'drizzle-orm/pg-core'

/** A reference to uploaded pictures, declared beside its table. Pictures without a reference are deleted. */
export type PictureUse = {
  /** The column with the path of a picture, or with `many` of them; null where the paths are inside other content. */
  column: { table: string; column: string; many: boolean } | null
  /** SQL condition that a picture is referred to, from its path and its owner. */
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

import { type SQL, sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'

/**
 * Whether a person may cook from recipe `r`: one that they see, or the original of their modification, which stays theirs to cook
 * from when the original is no longer public.
 */
export function cookableBy(user: string): SQL {
  const modified = sql`exists (select from recipe_modified m where m.original = r.guid and m."user" = ${user})`
  return sql`(${readable('r', user)} or ${modified})`
}

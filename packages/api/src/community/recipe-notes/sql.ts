import { type SQL, sql } from 'drizzle-orm'
import { asOwner } from '#api/kernel/access/ownership.ts'
import { shownTo } from '#api/kernel/access/sql.ts'

/**
 * Whether a person may cook from recipe `r`: one that they see, or the original of their modification, which stays theirs to cook
 * from when the original is no longer public.
 */
export function cookableBy(user: string): SQL {
  const modified = sql`exists (select from recipe_modified m where m.original = r.guid and m."user" = ${user})`
  return sql`(${shownTo('r', asOwner(user))} or ${modified})`
}

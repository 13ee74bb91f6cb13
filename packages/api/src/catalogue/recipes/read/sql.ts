import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '#api/kernel/access/ownership.ts'

/** Whether recipe `r` is in the lists: approved, and no duplicate of another. The covering indexes are of these alone. */
export const LISTED: SQL = sql.raw(`r.status = 'Approved' and not r.duplicate`)

const ANONYMOUS: Viewer = { guid: null, is_admin: false }

/**
 * The guid of the recipe that an address leads to: by its slug or a former one, and from a duplicate to its original while that is
 * approved. Its author and admins get the duplicate itself, as they may change it.
 * @param slug a bound text, or the column of one
 */
export function recipeAt(slug: string | SQL, { guid, is_admin }: Viewer = ANONYMOUS): SQL {
  const asked = sql`(select guid from recipe where slug = ${slug}), (select recipe from recipe_old_slug where slug = ${slug})`
  if (is_admin) return sql`coalesce(${asked})`
  const isTheirs = guid === null ? sql`` : sql`and a.creator <> ${guid}`
  return sql`(
    select coalesce(o.guid, a.guid) from recipe a
    left join recipe o on o.guid = a.duplicate_of and o.status = 'Approved' ${isTheirs}
    where a.guid = coalesce(${asked}))`
}

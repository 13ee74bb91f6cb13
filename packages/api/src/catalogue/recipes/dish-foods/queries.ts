import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { Viewer } from '#api/kernel/access/ownership.ts'
import { readable } from '#api/kernel/access/sql.ts'

/** The guid of a recipe that a person may use, by slug or former slug: an approved one, or their own. */
export async function selectUsableRecipe(db: Db, slug: string, { guid }: Viewer): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select r.guid from recipe r
    where r.guid = coalesce((select guid from recipe where slug = ${slug}),
        (select recipe from recipe_old_slug where slug = ${slug}))
      and ${readable('r', guid)}`)
  return rows[0]?.guid ?? null
}

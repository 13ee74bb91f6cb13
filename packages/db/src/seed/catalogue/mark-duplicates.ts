import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import type { RecipeFile } from './recipe-file.ts'

/**
 * Marks the starter recipes whose files name an original, and takes the mark from those whose files no longer do. A recipe that
 * a person changed since (its version is not 1) stays as it is, as with all that a start refreshes; so does one whose original is
 * missing, not approved or a duplicate by now.
 */
export async function markDuplicates(tx: Db, files: readonly RecipeFile[]): Promise<void> {
  const known = JSON.stringify(
    files.map(({ slug, creator, duplicate_of }) => ({ slug, creator, original: duplicate_of })),
  )
  const unchanged = sql`recipe r
    join "user" u on u.guid = r.creator
    join jsonb_to_recordset(${known}::jsonb) f (slug text, creator text, original text) on f.slug = r.slug and f.creator = u.username
    where r.version = 1`
  await tx.execute(sql`
    update recipe set duplicate_of = null
    where guid in (select r.guid from ${unchanged} and r.duplicate_of is not null and f.original is null)`)
  await tx.execute(sql`
    update recipe d set duplicate_of = o.guid, duplicate = true
    from recipe o, (select r.guid, f.original from ${unchanged} and f.original is not null) found
    where d.guid = found.guid and o.slug = found.original and o.guid <> d.guid and o.status = 'Approved' and not o.duplicate
      and d.duplicate_of is distinct from o.guid
      and not exists (select from recipe held where held.duplicate_of = d.guid)`)
}

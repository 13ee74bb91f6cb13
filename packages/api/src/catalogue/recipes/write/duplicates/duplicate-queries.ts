import type { MarkedRecipe } from '@zivina/contract/catalogue/recipes/write'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** A recipe that is about to be marked, and whether its future original may be one. */
export type Markable = {
  duplicate: boolean
  duplicate_of: string | null
  has_duplicates: boolean
  is_original: boolean
}

/**
 * Locks a recipe and its future original, always in one order, so that neither loses its approval or becomes a duplicate meanwhile.
 * @returns null where there is no such recipe, or where it is private
 */
export async function lockMarkable(db: Db, guid: string, original: string | null): Promise<Markable | null> {
  await db.execute(sql`
    select from recipe where guid in (${guid}::uuid, ${original}::uuid) order by guid for update`)
  const { rows } = await db.execute<Markable>(sql`
    select r.duplicate, r.duplicate_of, exists (select from recipe d where d.duplicate_of = r.guid) as has_duplicates,
      exists (select from recipe o where o.guid = ${original}::uuid and o.guid <> r.guid and o.status = 'Approved' and not o.duplicate)
        as is_original
    from recipe r where r.guid = ${guid} and not r.is_private`)
  return rows[0] ?? null
}

/** Sets the original of a locked recipe; null takes the mark back. Its `duplicate` follows by a trigger. */
export async function updateOriginal(db: Db, guid: string, original: string | null): Promise<void> {
  await db.execute(sql`
    update recipe set duplicate_of = ${original}::uuid, duplicate = ${original !== null}, version = version + 1 where guid = ${guid}`)
}

export async function selectMarked(db: Db, guid: string): Promise<MarkedRecipe | null> {
  const { rows } = await db.execute<MarkedRecipe>(sql`
    select r.guid, r.slug, r.duplicate,
      case when o.guid is not null then jsonb_build_object('guid', o.guid, 'slug', o.slug, 'name', o.name) end as original
    from recipe r left join recipe o on o.guid = r.duplicate_of where r.guid = ${guid}`)
  return rows[0] ?? null
}

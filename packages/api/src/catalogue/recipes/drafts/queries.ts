import { DRAFTS_MAX } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { asSeen, VERSION_NOW } from '#api/kernel/versions/sql.ts'

export type DraftSummaryRow = { key: string; name: string | null; is_new: boolean; updated_at: string }
export type DraftRow = { key: string; body: Record<string, unknown>; updated_at: string }

/** A user's drafts, the latest first, without their content. */
export async function selectDrafts(db: Db, user: string): Promise<DraftSummaryRow[]> {
  const { rows } = await db.execute<DraftSummaryRow>(sql`
    select d.key, left(d.body ->> 'name', 200) as name, d.updated_at,
      not exists (select from recipe r where r.guid::text = d.key) as is_new
    from recipe_draft d where d.user = ${user} order by d.updated_at desc, d.key limit ${DRAFTS_MAX}`)
  return rows
}

export async function selectDraft(db: Db, user: string, key: string): Promise<DraftRow | null> {
  const { rows } = await db.execute<DraftRow>(sql`
    select key, body, updated_at from recipe_draft where "user" = ${user} and key = ${key}`)
  return rows[0] ?? null
}

/**
 * Stores a draft and deletes the oldest beyond the limit.
 * @param seen_at when it was last saved as far as the window knows; undefined saves it in any case
 * @returns when it was saved, or null where another window saved it meanwhile
 */
export async function upsertDraft(
  db: Db,
  user: string,
  { key, body, seen_at }: { key: string; body: Record<string, unknown>; seen_at: string | null | undefined },
): Promise<string | null> {
  const { rows } = await db.execute<{ updated_at: string }>(sql`
    with surplus as (
      delete from recipe_draft where "user" = ${user} and key in (
        select key from recipe_draft where "user" = ${user} and key <> ${key}
        order by updated_at desc, key offset ${DRAFTS_MAX - 1}))
    insert into recipe_draft as d ("user", key, body, updated_at)
    values (${user}, ${key}, ${JSON.stringify(body)}::jsonb, ${VERSION_NOW})
    on conflict ("user", key) do update set body = excluded.body, updated_at = ${VERSION_NOW} where ${asSeen(sql.raw('d.updated_at'), seen_at)}
    returning d.updated_at`)
  return rows[0]?.updated_at ?? null
}

export async function deleteDraft(db: Db, user: string, key: string): Promise<void> {
  await db.execute(sql`delete from recipe_draft where "user" = ${user} and key = ${key}`)
}

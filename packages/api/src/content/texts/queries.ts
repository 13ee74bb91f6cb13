import type { EditedText } from '@zivina/content/edited-texts'
import type { TextKind } from '@zivina/contract/content/content-kinds'
import type { Db } from '@zivina/db/database'
import { user } from '@zivina/db/schema/account/user'
import { editedText, textVersion } from '@zivina/db/schema/content/edited-text'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { VERSION_NOW } from '#api/kernel/versions/sql.ts'

export type TextRow = typeof editedText.$inferSelect
export type VersionValues = typeof textVersion.$inferInsert
/** A version without its text, and the name of who wrote it. */
export type VersionRow = Omit<typeof textVersion.$inferSelect, 'source' | 'by'> & { by: string | null }

/** An edited text in the list: its versions in short. */
export type SummaryRow = Pick<TextRow, 'guid' | 'kind' | 'slug'> & {
  updated_at: string
  versions: number
  /** The version that public pages show; one that is withdrawn says that they show none. */
  shown: { title: string; is_withdrawn: boolean; base_hash: string | null } | null
  /** The version that is not public yet. */
  open: { title: string; published_at: string | null; base_hash: string | null } | null
}

/** The version of each edited text that was published last. */
export async function selectShown(db: Db): Promise<EditedText[]> {
  const { rows } = await db.execute<EditedText>(sql`
    select t.kind, t.slug, v.source, v.is_withdrawn from edited_text t cross join lateral (
      select source, is_withdrawn from text_version where text = t.guid and published_at <= now()
      order by published_at desc, number desc limit 1) v`)
  return rows
}

/** Milliseconds until the next scheduled version is published, by the database's clock; null where there is none. */
export async function selectMillisecondsToNextText(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ wait: number | null }>(sql`
    select ceil(extract(epoch from min(published_at) - now()) * 1000)::float8 as wait
    from text_version where published_at > now()`)
  return rows[0]?.wait ?? null
}

/** All edited texts; their number is limited. */
export async function selectSummaries(db: Db): Promise<SummaryRow[]> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select t.guid, t.kind, t.slug, to_json(t.updated_at) #>> '{}' as updated_at,
      (select count(*)::int from text_version v where v.text = t.guid) as versions,
      (select json_build_object('title', v.title, 'is_withdrawn', v.is_withdrawn, 'base_hash', v.base_hash)
        from text_version v where v.text = t.guid and v.published_at <= now()
        order by v.published_at desc, v.number desc limit 1) as shown,
      (select json_build_object('title', v.title, 'published_at', v.published_at, 'base_hash', v.base_hash)
        from text_version v where v.text = t.guid and (v.published_at is null or v.published_at > now())
        order by v.number desc limit 1) as open
    from edited_text t`)
  return rows
}

export async function selectText(db: Db, kind: TextKind, slug: string): Promise<TextRow | null> {
  const [row] = await db
    .select()
    .from(editedText)
    .where(and(eq(editedText.kind, kind), eq(editedText.slug, slug)))
  return row ?? null
}

export function countTexts(db: Db): Promise<number> {
  return db.$count(editedText)
}

/** Begins a text that was never edited. @returns null where it has been begun meanwhile */
export async function insertText(db: Db, kind: TextKind, slug: string): Promise<TextRow | null> {
  const [row] = await db.insert(editedText).values({ kind, slug }).onConflictDoNothing().returning()
  return row ?? null
}

/** Locks an edited text, which everybody does who changes its versions. */
export async function lockText(db: Db, kind: TextKind, slug: string): Promise<TextRow | null> {
  const [row] = await db
    .select()
    .from(editedText)
    .where(and(eq(editedText.kind, kind), eq(editedText.slug, slug)))
    .for('update')
  return row ?? null
}

/** Notes that a version changed. */
export async function touchText(db: Db, guid: string): Promise<void> {
  await db.update(editedText).set({ updated_at: VERSION_NOW }).where(eq(editedText.guid, guid))
}

export async function deleteText(db: Db, guid: string): Promise<void> {
  await db.delete(editedText).where(eq(editedText.guid, guid))
}

/** The versions of a text without their sources, the latest first. */
export function selectVersions(db: Db, text: string): Promise<VersionRow[]> {
  const { source: _, by: __, ...columns } = getTableColumns(textVersion)
  return db
    .select({ ...columns, by: user.username })
    .from(textVersion)
    .leftJoin(user, eq(user.guid, textVersion.by))
    .where(eq(textVersion.text, text))
    .orderBy(desc(textVersion.number))
}

export async function selectSource(db: Db, text: string, number: number): Promise<string | null> {
  const [row] = await db
    .select({ source: textVersion.source })
    .from(textVersion)
    .where(and(eq(textVersion.text, text), eq(textVersion.number, number)))
  return row?.source ?? null
}

/** The source of the version that is not public yet. */
export async function selectOpenSource(db: Db, kind: TextKind, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ source: textVersion.source })
    .from(textVersion)
    .innerJoin(editedText, eq(editedText.guid, textVersion.text))
    .where(
      and(
        eq(editedText.kind, kind),
        eq(editedText.slug, slug),
        sql`(${textVersion.published_at} is null or ${textVersion.published_at} > now())`,
      ),
    )
  return row?.source ?? null
}

export async function insertVersion(db: Db, values: VersionValues): Promise<void> {
  await db.insert(textVersion).values(values)
}

export async function updateVersion(db: Db, guid: string, values: Partial<VersionValues>): Promise<void> {
  await db.update(textVersion).set(values).where(eq(textVersion.guid, guid))
}

/** Publishes a version from a moment on, or from now on; never from a moment that has passed. */
export async function publishVersion(
  db: Db,
  guid: string,
  { from, claims_reason }: { from: string | null; claims_reason: string },
): Promise<void> {
  const published_at = sql`greatest(now(), ${from}::timestamptz)`
  await db.update(textVersion).set({ published_at, claims_reason }).where(eq(textVersion.guid, guid))
}

export async function deleteVersion(db: Db, guid: string): Promise<void> {
  await db.delete(textVersion).where(eq(textVersion.guid, guid))
}

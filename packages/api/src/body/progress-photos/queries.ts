import type { ProgressPhoto } from '@zivina/contract/body/progress-photos'
import type { Db } from '@zivina/db/database'
import { progressPhoto } from '@zivina/db/schema/body/progress-photo'
import { and, eq, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'

export type PhotoRow = ProgressPhoto

const FACTS = sql`p.guid, p.day::text as day, p.width, p.height`

/** A person's photos, the newest day first. */
export async function selectPhotos(db: Db, person: string, { limit, offset }: Page): Promise<Counted<PhotoRow>> {
  const passing = sql`from progress_photo p where p."user" = ${person}`
  const page = sql`select ${FACTS} ${passing} order by p.day desc, p.guid desc limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<PhotoRow>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}

export async function selectPhoto(db: Db, person: string, guid: string): Promise<PhotoRow | null> {
  const { rows } = await db.execute<PhotoRow>(sql`
    select ${FACTS} from progress_photo p where p.guid = ${guid} and p."user" = ${person}`)
  return rows[0] ?? null
}

/** How many photos a person has, and the bytes of all of them. */
export async function sumPhotos(db: Db, person: string): Promise<{ count: number; bytes: number }> {
  const { rows } = await db.execute<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(octet_length(p.bytes)), 0)::float8 as bytes
    from progress_photo p where p."user" = ${person}`)
  return rows[0] ?? { count: 0, bytes: 0 }
}

/** @returns null where the guid is taken */
export async function insertPhoto(
  db: Db,
  person: string,
  { bytes, ...photo }: PhotoRow & { bytes: Uint8Array },
): Promise<PhotoRow | null> {
  const { guid, day, width, height } = progressPhoto
  const [row] = await db
    .insert(progressPhoto)
    .values({ ...photo, user: person, bytes: Buffer.from(bytes) })
    .onConflictDoNothing()
    .returning({ guid, day, width, height })
  return row ?? null
}

/** The picture of a person's photo. */
export async function selectBytes(
  db: Db,
  person: string,
  guid: string,
): Promise<{ day: string; bytes: Buffer } | null> {
  const [row] = await db
    .select({ day: progressPhoto.day, bytes: progressPhoto.bytes })
    .from(progressPhoto)
    .where(and(eq(progressPhoto.guid, guid), eq(progressPhoto.user, person)))
  return row ?? null
}

/** @returns whether the person had it */
export async function deletePhoto(db: Db, person: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`delete from progress_photo where guid = ${guid} and "user" = ${person} returning guid`,
  )
  return rows.length > 0
}

/** Deletes all photos of a person. */
export async function deletePhotos(db: Db, person: string): Promise<void> {
  await db.delete(progressPhoto).where(eq(progressPhoto.user, person))
}

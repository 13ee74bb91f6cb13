import type { Db } from '@zivina/db/database'
import { photoSubmission } from '@zivina/db/schema/community/photo-submission'
import { type SQL, sql } from 'drizzle-orm'
import type { Editor } from '#api/kernel/access/ownership.ts'
import { ownedBy } from '#api/kernel/access/sql.ts'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, NO_ROWS, rowsOfPage } from '#api/kernel/lists/sql.ts'

type Row = typeof photoSubmission.$inferSelect

/** A photo with its recipe and its sender. Times are PostgreSQL's text of an instant. */
export type PhotoRow = Pick<Row, 'guid' | 'photo' | 'caption' | 'status' | 'status_note'> & {
  created_at: string
  updated_at: string
  recipe_guid: string
  recipe_slug: string
  recipe_name: string
  username: string
}

/** Absent fields restrict nothing; `shown` means public ones. */
type PhotoFilter = {
  guid?: string
  user?: string
  recipe?: string | undefined
  status?: Row['status'] | undefined
  shown?: boolean
}

const SHOWN = sql.raw(
  `s.status = 'Approved' and exists (select from recipe r where r.guid = s.recipe and r.status = 'Approved')`,
)

function conditions({ guid, user, recipe, status, shown = false }: PhotoFilter): SQL {
  return allOf([
    guid !== undefined && sql`s.guid = ${guid}`,
    user !== undefined && sql`s."user" = ${user}`,
    recipe !== undefined && sql`s.recipe = ${recipe}`,
    status !== undefined && sql`s.status = ${status}`,
    shown && SHOWN,
  ])
}

/** Photos that match a filter, newest first: one page and the total number. */
export async function selectPhotos(db: Db, filter: PhotoFilter, page: Page): Promise<Counted<PhotoRow>> {
  const passing = sql`from photo_submission s where ${conditions(filter)}`
  const order = sql`order by s.created_at desc, s.guid desc`
  const shown = sql`
    select s.guid, s.photo, s.caption, s.status, s.status_note, s.created_at, s.updated_at,
      r.guid as recipe_guid, r.slug as recipe_slug, r.name as recipe_name, u.username
    from ${rowsOfPage('photo_submission', 's', { passing, order, page })} s
    join recipe r on r.guid = s.recipe join "user" u on u.guid = s."user" ${order}`
  const { rows } = await db.execute<Counted<PhotoRow>>(countedPage(passing, shown, page))
  return rows[0] ?? NO_ROWS
}

export async function hasApprovedRecipe(db: Db, guid: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from recipe where guid = ${guid} and status = 'Approved'`)
  return rows.length > 0
}

export type NewPhoto = Pick<Row, 'user' | 'recipe' | 'photo' | 'caption'>

/** Inserts a photo; null where it exists. */
export async function insertPhoto(db: Db, values: NewPhoto): Promise<string | null> {
  const rows = await db
    .insert(photoSubmission)
    .values(values)
    .onConflictDoNothing({ target: photoSubmission.photo })
    .returning({ guid: photoSubmission.guid })
  return rows[0]?.guid ?? null
}

/** The submission with exactly the same content. */
export async function selectSame(db: Db, { user, recipe, photo, caption }: NewPhoto): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select guid from photo_submission
    where photo = ${photo} and "user" = ${user} and recipe = ${recipe} and caption = ${caption}`)
  return rows[0]?.guid ?? null
}

export async function deletePhoto(db: Db, guid: string, editor: Editor): Promise<boolean> {
  const { rows } = await db.execute(
    sql`delete from photo_submission where guid = ${guid} and ${ownedBy(photoSubmission.user, editor)} returning guid`,
  )
  return rows.length > 0
}

/** A photo for a decision, with its sender and recipe. */
export type JudgedPhoto = Pick<Row, 'guid' | 'user' | 'status' | 'status_note'> & {
  recipe: { name: string; slug: string }
}

/** Locks a photo whose status is about to change. */
export async function lockPhoto(db: Db, guid: string): Promise<JudgedPhoto | null> {
  const { rows } = await db.execute<JudgedPhoto>(sql`
    select s.guid, s."user", s.status, s.status_note, json_build_object('name', r.name, 'slug', r.slug) as recipe
    from photo_submission s join recipe r on r.guid = s.recipe where s.guid = ${guid} for update of s`)
  return rows[0] ?? null
}

export async function updatePhoto(
  db: Db,
  guid: string,
  { status, status_note }: Pick<Row, 'status' | 'status_note'>,
): Promise<void> {
  await db.execute(sql`
    update photo_submission set status = ${status}, status_note = ${status_note} where guid = ${guid}`)
}

import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'
import { VERSION_NOW } from '#api/kernel/versions/sql.ts'
import { cookableBy } from './sql.ts'

/** A note with its recipe. The time is PostgreSQL's text of an instant. */
export type NoteRow = {
  text: string
  updated_at: string
  recipe_guid: string
  recipe_slug: string
  recipe_name: string
  recipe_shown: boolean
  recipe_own: boolean
}

const COLUMNS = sql.raw(`
  n.text, n.updated_at, r.guid as recipe_guid, r.slug as recipe_slug, r.name as recipe_name,
  r.status = 'Approved' as recipe_shown, r.creator = n."user" as recipe_own`)

/** One page of a person's notes, the last written first, and the number of all. */
export async function selectNotes(db: Db, user: string, { limit, offset }: Page): Promise<Counted<NoteRow>> {
  const passing = sql`from recipe_note n where n."user" = ${user}`
  const order = sql.raw('order by n.updated_at desc, n.recipe desc')
  const page = sql`
    select ${COLUMNS} from (select n.* ${passing} ${order} limit ${limit} offset ${offset}) n
    join recipe r on r.guid = n.recipe ${order}`
  const { rows } = await db.execute<Counted<NoteRow>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}

export async function selectNote(db: Db, user: string, recipe: string): Promise<NoteRow | null> {
  const { rows } = await db.execute<NoteRow>(sql`
    select ${COLUMNS} from recipe_note n join recipe r on r.guid = n.recipe
    where n."user" = ${user} and n.recipe = ${recipe}`)
  return rows[0] ?? null
}

/** A person's note, locked against other changes. */
export async function lockNote(
  db: Db,
  user: string,
  recipe: string,
): Promise<{ text: string; updated_at: string } | null> {
  const { rows } = await db.execute<{ text: string; updated_at: string }>(sql`
    select text, updated_at from recipe_note where "user" = ${user} and recipe = ${recipe} for update`)
  return rows[0] ?? null
}

/** Whether a person may write about a recipe, and how many notes they have. */
export async function selectQuota(db: Db, user: string, recipe: string): Promise<{ is_seen: boolean; count: number }> {
  const { rows } = await db.execute<{ is_seen: boolean; count: number }>(sql`
    select exists (select from recipe r where r.guid = ${recipe} and ${cookableBy(user)}) as is_seen,
      (select count(*)::int from recipe_note where "user" = ${user}) as count`)
  return rows[0] ?? { is_seen: false, count: 0 }
}

export async function insertNote(db: Db, user: string, recipe: string, text: string): Promise<void> {
  await db.execute(sql`
    insert into recipe_note ("user", recipe, text, updated_at) values (${user}, ${recipe}, ${text}, ${VERSION_NOW})`)
}

export async function updateNote(db: Db, user: string, recipe: string, text: string): Promise<void> {
  await db.execute(sql`
    update recipe_note set text = ${text}, updated_at = ${VERSION_NOW} where "user" = ${user} and recipe = ${recipe}`)
}

export async function deleteNote(db: Db, user: string, recipe: string): Promise<void> {
  await db.execute(sql`delete from recipe_note where "user" = ${user} and recipe = ${recipe}`)
}

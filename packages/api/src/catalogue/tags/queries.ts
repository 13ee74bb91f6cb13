import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** Names of the tags, and of those on the front page, each in order. */
export async function selectTags(db: Db): Promise<{ tags: string[]; ordered: string[] }> {
  const { rows } = await db.execute<{ name: string; place: number | null }>(sql`
    select t.name, o.position as place from tag t left join ordered_tag o on o.tag = t.name
    order by t.position, t.name`)
  const ordered = rows.flatMap(({ name, place }) => (place === null ? [] : [{ name, place }]))
  ordered.sort((a, b) => a.place - b.place)
  return { tags: rows.map((row) => row.name), ordered: ordered.map((row) => row.name) }
}

/** Locks every tag until the transaction ends, so that one change of them follows another. */
export async function lockTags(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from tag order by name for update`)
  return rows.map(({ name }) => name)
}

/** Inserts a tag; `places` puts all of them into order. */
export async function insertTag(db: Db, name: string): Promise<void> {
  await db.execute(sql`insert into tag (name, position) values (${name}, 0)`)
}

/** The row on the front page follows by its key. */
export async function updateTag(db: Db, from: string, to: string): Promise<void> {
  await db.execute(sql`update tag set name = ${to} where name = ${from}`)
}

/** Deletes a tag in favour of another one, which takes its place on the front page unless it has one. */
export async function mergeTag(db: Db, from: string, to: string): Promise<void> {
  await db.execute(sql`
    update ordered_tag set tag = ${to} where tag = ${from} and not exists (select from ordered_tag where tag = ${to})`)
  await deleteTag(db, from)
}

/** With its place on the front page. */
export async function deleteTag(db: Db, name: string): Promise<void> {
  await db.execute(sql`delete from tag where name = ${name}`)
}

/** Gives all tags their places. */
export async function placeTags(db: Db, names: readonly string[]): Promise<void> {
  await db.execute(sql`
    update tag t set position = given.place::int - 1
    from unnest(${sql.param(names)}::text[]) with ordinality given (name, place) where t.name = given.name`)
}

/** Puts these tags on the front page, in their order, in place of those that are there. */
export async function replaceOrdered(db: Db, names: readonly string[]): Promise<void> {
  await db.execute(sql`delete from ordered_tag`)
  await db.execute(sql`
    insert into ordered_tag (tag, position)
    select name, place::int - 1 from unnest(${sql.param(names)}::text[]) with ordinality given (name, place)`)
}

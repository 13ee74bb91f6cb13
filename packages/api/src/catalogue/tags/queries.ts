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

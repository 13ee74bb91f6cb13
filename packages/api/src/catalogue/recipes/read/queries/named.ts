import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { notPrivateTo, readable } from '#api/kernel/access/sql.ts'

/** Names that a recipe may have, each by its place in the question and by its stems. */
export type NameQuestion = { place: number; query: string }

export type NamedRow = {
  place: number
  guid: string
  slug: string
  name: string
  photo: string | null
  cooked_weight: number | null
  portion_size: number
  /** Of a portion. */
  kilojoules: number | null
  own: boolean
}

/** How many recipes are compared for one name. */
const COMPARED_MAX = 8

/** For each name the recipes whose own name has all its stems, the person's own and the shortest names first. One statement for all. */
export async function selectNamed(db: Db, questions: readonly NameQuestion[], person: string): Promise<NamedRow[]> {
  if (questions.length === 0) return []
  const viewer = { guid: person, is_admin: false }
  const { rows } = await db.execute<NamedRow>(sql`
    select q.place, r.* from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as q(place int, query text)
    cross join lateral (
      select r.guid, r.slug, r.name, r.photos[1] as photo, r.cooked_weight, r.portion_size, r.kilojoules, r.creator = ${person} as own
      from recipe r
      where r.search_vector @@ q.query::tsquery and ${readable('r', viewer)} and ${notPrivateTo('r', person)}
      order by r.creator = ${person} desc, length(r.search_name), r.guid limit ${COMPARED_MAX}
    ) r order by q.place`)
  return rows
}

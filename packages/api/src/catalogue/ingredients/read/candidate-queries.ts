import type { Db } from '@zivina/db/database'
import { ingredientsAlike } from '@zivina/db/likeness'
import { sql } from 'drizzle-orm'
import { readable } from '#api/kernel/access/sql.ts'
import { NO_DISH, SUMMARY_COLUMNS, type SummaryRow } from './queries.ts'

/** A name to look for: its normalised form, its stems, and the slugs of foods usually called so. */
export type CandidateQuestion = { place: number; text: string; stems: readonly string[]; slugs: readonly string[] }

export type CandidateRow = {
  place: number
  guid: string
  slug: string
  name: string
  suggestion_names: string[]
  own: boolean
}

/** How many foods are compared for one name. */
const CANDIDATES_MAX = 40

/**
 * For each name the foods that share most words with it or are usually called so. One statement for all names; each word is
 * found by the index.
 */
export async function selectCandidates(
  db: Db,
  questions: readonly CandidateQuestion[],
  creator: string,
): Promise<CandidateRow[]> {
  if (questions.length === 0) return []
  const { rows } = await db.execute<CandidateRow>(sql`
    with question as (
      select * from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as q(place int, text text, stems text[], slugs text[])
    ), hit as (
      select q.place, q.text, i.guid, 1 as worth from question q cross join lateral unnest(q.stems) as w(stem)
        join ingredient i on i.search_text like '%' || w.stem || '%' and ${NO_DISH} and ${readable('i', creator)}
      union all
      select q.place, q.text, i.guid, 100 from question q join ingredient i on i.slug = any(q.slugs) and i.status = 'Approved'
    ), found as (
      select place, text, guid, sum(worth) as worth from hit group by place, text, guid
    ), ranked as (
      select f.place, i.guid, i.slug, i.name, i.suggestion_names,
        (i.creator is not distinct from ${creator}::uuid) as own, row_number() over (
          partition by f.place order by f.worth desc, word_similarity(f.text, i.search_text) desc, length(i.name), i.name, i.guid
        ) as rank
      from found f join ingredient i on i.guid = f.guid
    )
    select place, guid, slug, name, suggestion_names, own from ranked where rank <= ${CANDIDATES_MAX} order by place, rank`)
  return rows
}

/** The same by similar spelling, for names that share no whole word with any food. */
export async function selectAlike(
  db: Db,
  questions: readonly CandidateQuestion[],
  creator: string,
): Promise<CandidateRow[]> {
  if (questions.length === 0) return []
  const { rows } = await db.execute<CandidateRow>(sql`
    select q.place, c.* from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as q(place int, text text)
    cross join lateral (
      select i.guid, i.slug, i.name, i.suggestion_names, (i.creator is not distinct from ${creator}::uuid) as own
      from ${ingredientsAlike(sql.raw('q.text'), creator)} alike join ingredient i on i.guid = alike where ${NO_DISH} and ${readable('i', creator)}
      order by word_similarity(q.text, i.search_text) desc, length(i.name), i.name, i.guid limit ${CANDIDATES_MAX}
    ) c order by q.place`)
  return rows
}

/** Ingredients that a user may use, by guid. */
export async function selectUsable(db: Db, guids: readonly string[], creator: string): Promise<SummaryRow[]> {
  if (guids.length === 0) return []
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${SUMMARY_COLUMNS} from ingredient i
    where i.guid = any(${sql.param(guids)}::uuid[]) and ${readable('i', creator)}`)
  return rows
}

import type { Db } from '@zivina/db/database'
import { recipesAlike } from '@zivina/db/likeness'
import { executeNamed } from '@zivina/db/named-statements'
import { type SQL, sql } from 'drizzle-orm'
import { anyPrefixQuery, matchQuery, prefixQuery } from '#api/catalogue/recipes/filter/sql.ts'
import { LISTED } from '../sql.ts'

/** Of more recipes found in one way the newest are ranked: reading the stems of each is most of the work. */
const RANKED_MAX = 400

/** The words and the stems of the name of recipe `r`, as its index has them. */
const NAME = sql.raw(`(to_tsvector('simple', r.search_name) || ts_filter(r.search_vector, '{a}'))`)

/**
 * Guids of approved recipes that contain every stem of one of the variants, the first of which is the original text: those whose name
 * contains the words as typed first („bramboračka“ has the stem of „brambory“), then those whose name contains their stems, then
 * those whose name contains another variant, then by rank, newest first among equals.
 *
 * Each kind is looked for only where fewer than `limit` are of a better one. The indexes are of approved recipes alone, so that of a
 * match hardly more than its time is read.
 */
export function selectByRelevance(
  db: Db,
  { words, variants }: { words: readonly string[]; variants: readonly (readonly string[])[] },
  limit: number,
): Promise<string[]> {
  const [asked = [], ...others] = variants
  const anywhere = sql`${anyPrefixQuery(variants)}::tsquery`
  // One array, and one condition for all other variants, so that texts of any number of words are one statement.
  const isTyped = sql`(' ' || r.search_name) like all (${sql.param(words.map((word) => `% ${word}%`))}::text[])`
  const kind = sql`case when r.search_vector @@ ${prefixQuery(asked, 'A')}::tsquery then case when ${isTyped} then 3 else 2 end
    when r.search_vector @@ ${anyPrefixQuery(others, 'A')}::tsquery then 1 else 0 end`
  const some = (condition: SQL) => sql`
    select r.guid, r.created_at, ${kind} as kind, ts_rank(r.search_vector, ${anywhere}) as rank
    from (${newest(condition)}) newest join recipe r on r.guid = newest.guid`
  return selectGuids(
    db,
    sql`
    with typed as materialized (${some(sql`${NAME} @@ ${prefixQuery(words)}::tsquery`)}),
    named as materialized (${some(sql`${NAME} @@ ${matchQuery(variants)}::tsquery and ${fewer('typed', 3, limit)}`)}),
    elsewhere as materialized (${some(sql`r.search_vector @@ ${matchQuery(variants)}::tsquery and ${fewer('named', 1, limit)} and ${fewer('typed', 3, limit)}`)})
    select guid from (
      select * from typed where kind = 3 union select * from named where kind > 0 union select * from elsewhere
    ) found order by kind desc, rank desc, created_at desc, guid limit ${limit}`,
  )
}

/** Whether a part of the statement has found fewer than `limit` recipes of a kind or a better one; evaluated once, before others. */
function fewer(part: string, kind: number, limit: number): SQL {
  return sql`(select count(*) from ${sql.raw(`${part} where kind >= ${kind}`)}) < ${limit}`
}

/** The newest approved recipes of a condition. OFFSET 0 keeps the planner from walking all recipes by their time. */
function newest(condition: SQL): SQL {
  return sql`
    select guid from (select r.guid, r.created_at from recipe r where ${LISTED} and ${condition} offset 0) found
    order by created_at desc, guid limit ${RANKED_MAX}`
}

/**
 * Guids of approved recipes whose name is spelt similarly to the text, most similar first: for typing errors that stems cannot cover.
 */
export function selectByLikeness(db: Db, text: string, limit: number): Promise<string[]> {
  return selectGuids(
    db,
    sql`
    select r.guid from ${recipesAlike(text, limit)} alike(guid) join recipe r on r.guid = alike.guid
    where ${LISTED}
    order by word_similarity(${text}, r.search_name) desc, r.created_at desc, r.guid limit ${limit}`,
  )
}

async function selectGuids(db: Db, query: SQL): Promise<string[]> {
  const rows = await executeNamed<{ guid: string }>(db, query)
  return rows.map(({ guid }) => guid)
}

import type { Db } from '@zivina/db/database'
import { recipesAlike } from '@zivina/db/likeness'
import { sql } from 'drizzle-orm'
import { CARD_COLUMNS, CREATOR_JOIN, selectCards } from './card.ts'
import type { CardRow } from './card-row.ts'
import { anyPrefixQuery, prefixQuery } from './filter.ts'

/**
 * Approved recipes that contain every stem of one of the variants, the first of which is the original text: those whose name
 * contains the words as typed first („bramboračka“ has the stem of „brambory“), then those whose name contains their stems, then
 * those whose name contains another variant, then by rank, newest first among equals.
 */
export function selectByRelevance(
  db: Db,
  { words, variants }: { words: readonly string[]; variants: readonly (readonly string[])[] },
  limit: number,
): Promise<CardRow[]> {
  const typed = sql.join(
    words.map((word) => sql`(' ' || r.search_name) like ${`% ${word}%`}`),
    sql` and `,
  )
  const anywhere = sql`${anyPrefixQuery(variants)}::tsquery`
  const asked = sql`${prefixQuery(variants[0] ?? [], 'A')}::tsquery`
  const inName = sql`${anyPrefixQuery(variants, 'A')}::tsquery`
  return selectCards(
    db,
    sql`
    select ${CARD_COLUMNS} from (
      select r.guid, row_number() over (
        order by (r.search_vector @@ ${asked} and ${typed}) desc, r.search_vector @@ ${asked} desc, r.search_vector @@ ${inName} desc, ts_rank(r.search_vector, ${anywhere}) desc, r.created_at desc, r.guid
      ) as place
      from recipe r where r.status = 'Approved' and r.search_vector @@ ${anywhere} order by place limit ${limit}
    ) page join recipe r on r.guid = page.guid ${CREATOR_JOIN} order by page.place`,
  )
}

/**
 * Approved recipes whose name is spelt similarly to the text, most similar first: for typing errors that stems cannot cover.
 */
export function selectByLikeness(db: Db, text: string, limit: number): Promise<CardRow[]> {
  return selectCards(
    db,
    sql`
    select ${CARD_COLUMNS} from ${recipesAlike(text)} alike join recipe r on r.guid = alike ${CREATOR_JOIN}
    where r.status = 'Approved'
    order by word_similarity(${text}, r.search_name) desc, r.created_at desc, r.guid limit ${limit}`,
  )
}

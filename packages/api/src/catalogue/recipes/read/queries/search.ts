import type { Db } from '@zivina/db/database'
import { recipesAlike } from '@zivina/db/likeness'
import { sql } from 'drizzle-orm'
import { CARD_COLUMNS, CREATOR_JOIN, selectCardsNamed } from './card.ts'
import type { CardRow } from './card-row.ts'
import { anyPrefixQuery, prefixQuery } from './filter.ts'

/**
 * Approved recipes that contain every stem of one of the variants, the first of which is the original text: those whose name
 * contains the words as typed first („bramboračka“ has the stem of „brambory“), then those whose name contains their stems, then
 * those whose name contains another variant, then by rank, newest first among equals.
 *
 * Only the best are numbered and joined, and the stems of a recipe are read as rarely as possible: reading them is most of the work.
 */
export function selectByRelevance(
  db: Db,
  { words, variants }: { words: readonly string[]; variants: readonly (readonly string[])[] },
  limit: number,
): Promise<CardRow[]> {
  // One array, so that texts of any number of words are one statement.
  const isTyped = sql`(' ' || r.search_name) like all (${sql.param(words.map((word) => `% ${word}%`))}::text[])`
  const anywhere = sql`${anyPrefixQuery(variants)}::tsquery`
  const asked = sql`${prefixQuery(variants[0] ?? [], 'A')}::tsquery`
  const inName = sql`${anyPrefixQuery(variants, 'A')}::tsquery`
  const others = variants.length > 1 ? sql`when r.search_vector @@ ${inName} then 1` : sql``
  return selectCardsNamed(
    db,
    sql`
    select ${CARD_COLUMNS} from (
      select r.guid, ts_rank(r.search_vector, ${anywhere}) as rank,
        case when r.search_vector @@ ${asked} then case when ${isTyped} then 3 else 2 end ${others} else 0 end as kind
      from recipe r where r.status = 'Approved' and r.search_vector @@ ${anywhere}
      order by kind desc, rank desc, r.created_at desc, r.guid limit ${limit}
    ) page join recipe r on r.guid = page.guid ${CREATOR_JOIN}
    order by page.kind desc, page.rank desc, r.created_at desc, r.guid`,
  )
}

/**
 * Approved recipes whose name is spelt similarly to the text, most similar first: for typing errors that stems cannot cover.
 */
export function selectByLikeness(db: Db, text: string, limit: number): Promise<CardRow[]> {
  return selectCardsNamed(
    db,
    sql`
    select ${CARD_COLUMNS} from ${recipesAlike(text)} alike join recipe r on r.guid = alike ${CREATOR_JOIN}
    where r.status = 'Approved'
    order by word_similarity(${text}, r.search_name) desc, r.created_at desc, r.guid limit ${limit}`,
  )
}

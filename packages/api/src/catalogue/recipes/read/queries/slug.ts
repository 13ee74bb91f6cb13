import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN, recipeAt, selectCards } from '../sql.ts'

/** A recipe and the slug it was requested by. */
export type AskedRow = CardRow & { asked: string }

/** Approved recipes by slug or former slug, unordered. */
export async function selectRecipesBySlug(db: Db, slugs: readonly string[]): Promise<AskedRow[]> {
  if (slugs.length === 0) return []
  const rows = await selectCards(
    db,
    sql`
    select ${CARD_COLUMNS}, wanted.slug as asked
    from unnest(${sql.param(slugs)}::text[]) as wanted(slug)
    join recipe r on r.guid = ${recipeAt(sql.raw('wanted.slug'))}
    ${CREATOR_JOIN}
    where r.status = 'Approved'`,
  )
  return rows as AskedRow[]
}

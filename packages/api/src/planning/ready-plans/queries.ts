import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN, selectCards } from '#api/catalogue/recipes/read/sql.ts'

/** The public recipes of some slugs. */
export function selectRecipes(db: Db, slugs: readonly string[]): Promise<CardRow[]> {
  return selectCards(
    db,
    sql`select ${CARD_COLUMNS} from recipe r ${CREATOR_JOIN} where r.slug = any (${sql.param(slugs)}::text[]) and r.status = 'Approved'`,
  )
}

import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import { CARD_COLUMNS, type CardRow, CREATOR_JOIN, LISTED, selectCards } from '../sql.ts'

/** Approved recipes created after a moment, newest first. */
export function selectNewRecipes(db: Db, since: Date, limit: number): Promise<CardRow[]> {
  return selectCards(
    db,
    sql`
    select ${CARD_COLUMNS} from recipe r ${CREATOR_JOIN}
    where ${LISTED} and r.created_at > ${since.toISOString()}::timestamptz
    order by r.created_at desc, r.guid desc
    limit ${limit}`,
  )
}

/** Guids of approved recipes created after a moment, newest first. */
export async function selectRecentGuids(db: Db, since: Date): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select r.guid from recipe r where ${LISTED} and r.created_at > ${since.toISOString()}::timestamptz
    order by r.created_at desc, r.guid desc`)
  return rows.map(({ guid }) => guid)
}

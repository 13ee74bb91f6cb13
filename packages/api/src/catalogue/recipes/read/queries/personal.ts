import type { Db } from '@zivina/db/database'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { type SQL, sql } from 'drizzle-orm'
import { prefixQuery } from '#api/catalogue/recipes/filter/sql.ts'
import type { Page } from '#api/kernel/lists/page.ts'
import { allOf } from '#api/kernel/lists/sql.ts'
import { CARD_COLUMNS, CREATOR_JOIN, type OwnRow, selectCards } from '../sql.ts'

export type PersonalFilter = {
  creator: string
  status: Status | null
  is_private: boolean | null
  stems: readonly string[]
}

function conditions({ creator, status, is_private, stems }: PersonalFilter): SQL {
  return allOf([
    sql`r.creator = ${creator}`,
    status !== null && sql`r.status = ${status}`,
    is_private !== null && sql`r.is_private = ${is_private}`,
    stems.length > 0 && sql`r.search_vector @@ ${prefixQuery(stems)}::tsquery`,
  ])
}

/** A user's own recipes in every state, newest first. */
export function selectPersonal(db: Db, filter: PersonalFilter, { limit, offset }: Page): Promise<OwnRow[]> {
  return selectCards<OwnRow>(
    db,
    sql`select ${CARD_COLUMNS}, r.version, r.status_note, r.source_url, r.is_private from recipe r ${CREATOR_JOIN}
      where ${conditions(filter)} order by r.created_at desc, r.guid desc limit ${limit} offset ${offset}`,
  )
}

export async function countPersonal(db: Db, filter: PersonalFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from recipe r where ${conditions(filter)}`,
  )
  return rows[0]?.count ?? 0
}

import type { Db } from '@zivina/db/database'
import type { imageRecognition } from '@zivina/db/schema/body/image-recognition'
import { sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, rowsOfPage } from '#api/kernel/lists/sql.ts'

type Row = typeof imageRecognition.$inferSelect
export type Verdict = NonNullable<Row['verdict']>

/** A picture that a model was asked about. Times are PostgreSQL's text of an instant. */
export type RecognitionRow = Omit<Row, 'user' | 'created_at'> & {
  user: { guid: string; username: string } | null
  created_at: string
}

/**
 * Pictures, newest first: one page, their number, and what all of them cost.
 * @param verdict `none` for those that await a decision
 */
export async function selectRecognitions(
  db: Db,
  { verdict }: { verdict?: Verdict | 'none' | undefined },
  page: Page,
): Promise<Counted<RecognitionRow> & { cost: number }> {
  const of = verdict === 'none' ? sql`r.verdict is null` : sql`r.verdict = ${verdict}`
  const passing = sql`from image_recognition r where ${verdict === undefined ? sql`true` : of}`
  const order = sql`order by r.created_at desc, r.guid desc`
  const shown = sql`
    select r.guid, r.picture, r.model, r.answer, r.cost, r.milliseconds, r.verdict, r.created_at,
      case when u.guid is not null then json_build_object('guid', u.guid, 'username', u.username) end as "user"
    from ${rowsOfPage('image_recognition', 'r', { passing, order, page })} r
    left join "user" u on u.guid = r."user" ${order}`
  const { rows } = await db.execute<Counted<RecognitionRow> & { cost: number }>(
    sql`select counted.*, (select coalesce(sum(r.cost), 0)::float8 ${passing}) as cost
      from (${countedPage(passing, shown, page)}) counted`,
  )
  return rows[0] ?? { rows: [], count: 0, cost: 0 }
}

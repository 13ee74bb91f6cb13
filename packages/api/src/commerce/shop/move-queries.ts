import type { PointReason } from '@zivina/contract/account/point-reasons'
import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, NO_ROWS } from '#api/kernel/lists/sql.ts'

/** A change of a person's points. `created_at` is PostgreSQL's text of an instant. */
export type MoveRow = { guid: string; points: number; reason: PointReason; name: string | null; created_at: string }

/** What an entry is about, as the person knows it: a photo and a report by the name of the recipe or food. */
const NAME = sql`coalesce(r.name, pr.name, er.name, ei.name, s.item_name, o.service_name)`

/** How the points of a person changed, the newest change first: one page and the total number. */
export async function selectMoves(db: Db, user: string, { limit, offset }: Page): Promise<Counted<MoveRow>> {
  const passing = sql`from point_entry e where e."user" = ${user}`
  const page = sql`
    select e.guid, e.points, e.reason, ${NAME} as name, e.created_at
    from (select e.* ${passing} order by e.created_at desc, e.guid desc limit ${limit} offset ${offset}) e
    left join recipe r on r.guid = e.subject
    left join photo_submission p on p.guid = e.subject left join recipe pr on pr.guid = p.recipe
    left join error_report x on x.guid = e.subject left join recipe er on er.guid = x.recipe
    left join ingredient ei on ei.guid = x.ingredient
    left join shop_purchase s on s.guid = e.subject
    left join "order" o on o.guid = e.subject
    order by e.created_at desc, e.guid desc`
  const { rows } = await db.execute<Counted<MoveRow>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}

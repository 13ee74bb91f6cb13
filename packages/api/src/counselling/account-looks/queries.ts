import type { AccountLook } from '@zivina/contract/counselling/account-looks'
import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import { type Counted, type Page, selectCounted } from '#api/kernel/lists/page.ts'

export type LookRow = AccountLook

const byAdmins = (user: string): SQL => sql`
  from audit_event e where e."user" = ${user}
    and (e.kind = 'looked_at' or (e.kind = 'data_downloaded' and e.detail ? 'by'))`
const byNutritionists = (user: string): SQL => sql`from health_look h where h."user" = ${user}`

/** One page of who looked at a person's data, the latest first: administrators by the security events, nutritionists by their looks. */
export async function selectLooks(db: Db, user: string, page: Page): Promise<Counted<LookRow>> {
  return selectCounted(page, await countLooks(db, user), () => selectPage(db, user, page))
}

async function countLooks(db: Db, user: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select ((select count(*) ${byAdmins(user)}) + (select count(*) ${byNutritionists(user)}))::int as count`)
  return rows[0]?.count ?? 0
}

async function selectPage(db: Db, user: string, { limit, offset }: Page): Promise<LookRow[]> {
  const last = offset + limit
  const { rows } = await db.execute<LookRow>(sql`
    select guid, nutritionist, what, reason, to_json(at) #>> '{}' as looked_at from (
      (select e.guid, null as nutritionist, case e.kind when 'looked_at' then 'account' else 'data_file' end as what,
        coalesce(e.detail ->> 'reason', '') as reason, e.created_at as at ${byAdmins(user)} order by e.created_at desc, e.guid desc limit ${last})
      union all
      (select h.guid, h.name, h.kind, '', h.looked_at ${byNutritionists(user)} order by h.looked_at desc, h.guid desc limit ${last})
    ) look order by at desc, guid desc limit ${limit} offset ${offset}`)
  return rows
}

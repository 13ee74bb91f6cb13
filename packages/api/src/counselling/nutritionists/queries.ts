import type { Nutritionist } from '@zivina/contract/counselling/nutritionists'
import type { Db } from '@zivina/db/database'
import { nutritionist } from '@zivina/db/schema/counselling/nutritionist'
import { sql } from 'drizzle-orm'
import { IS_COUNSELLING } from './sql.ts'

export type MarkedRow = { guid: string; name: string; active: boolean }

/** Who counsels now, by name. */
export async function selectActive(db: Db): Promise<Nutritionist[]> {
  const { rows } = await db.execute<Nutritionist>(sql`
    select n."user" as guid, n.name from nutritionist n where ${IS_COUNSELLING} order by n.name, n."user"`)
  return rows
}

/** The nutritionist that an account is; null where it is none. */
export async function selectOne(db: Db, user: string): Promise<Nutritionist | null> {
  const { rows } = await db.execute<Nutritionist>(sql`
    select n."user" as guid, n.name from nutritionist n where n."user" = ${user} and ${IS_COUNSELLING}`)
  return rows[0] ?? null
}

/** The mark of an administrator's account, which is locked; null without one. @returns undefined where there is no such administrator */
export async function lockMark(db: Db, user: string): Promise<MarkedRow | null | undefined> {
  const { rows } = await db.execute(sql`
    select from "user" where guid = ${user} and (is_admin or is_super_admin) for no key update`)
  if (rows.length === 0) return undefined
  const { rows: marks } = await db.execute<MarkedRow>(sql`
    select "user" as guid, name, active from nutritionist where "user" = ${user}`)
  return marks[0] ?? null
}

/** The mark of an administrator's account, not active and without a name where it was never given; null where there is no such account. */
export async function selectMark(db: Db, user: string): Promise<MarkedRow | null> {
  const { rows } = await db.execute<MarkedRow>(sql`
    select u.guid, coalesce(n.name, '') as name, coalesce(n.active, false) as active
    from "user" u left join nutritionist n on n."user" = u.guid
    where u.guid = ${user} and (u.is_admin or u.is_super_admin)`)
  return rows[0] ?? null
}

export async function upsertMark(db: Db, { guid: user, name, active }: MarkedRow): Promise<void> {
  await db
    .insert(nutritionist)
    .values({ user, name, active })
    .onConflictDoUpdate({ target: nutritionist.user, set: { name, active } })
}

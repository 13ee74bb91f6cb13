import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'

/** When a person's calendar address of a plan was made; null where there is none. */
export async function selectCalendar(db: Db, plan: string, person: string): Promise<string | null> {
  const { rows } = await db.execute<{ created_at: string }>(sql`
    select c.created_at from meal_plan_calendar c where c.plan = ${plan} and c."user" = ${person}`)
  return rows[0]?.created_at ?? null
}

/** Gives a person a calendar address of a plan; a former one ends. @returns when */
export async function upsertCalendar(db: Db, plan: string, person: string, token_hash: string): Promise<string> {
  const { rows } = await db.execute<{ created_at: string }>(sql`
    insert into meal_plan_calendar (plan, "user", token_hash) values (${plan}, ${person}, ${token_hash})
    on conflict (plan, "user") do update set token_hash = excluded.token_hash, created_at = now() returning created_at`)
  return rows[0]?.created_at ?? new Date().toISOString()
}

export async function deleteCalendar(db: Db, plan: string, person: string): Promise<void> {
  await db.execute(sql`delete from meal_plan_calendar c where c.plan = ${plan} and c."user" = ${person}`)
}

/** Whose calendar of which plan a token opens; null where there is none, or its person is banned. */
export async function selectByToken(
  db: Db,
  token_hash: string,
): Promise<{ plan: string; person: string; is_admin: boolean } | null> {
  const { rows } = await db.execute<{ plan: string; person: string; is_admin: boolean }>(sql`
    select c.plan, u.guid as person, u.is_admin from meal_plan_calendar c
      join "user" u on u.guid = c."user" and not u.is_banned
    where c.token_hash = ${token_hash}`)
  return rows[0] ?? null
}

/** The name of a person for a greeting; empty where they gave none. */
export async function selectFullName(db: Db, person: string): Promise<string> {
  const { rows } = await db.execute<{ full_name: string }>(
    sql`select u.full_name from "user" u where u.guid = ${person}`,
  )
  return rows[0]?.full_name ?? ''
}

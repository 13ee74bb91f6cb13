import type { Db } from '@zivina/db/database'
import { sql } from 'drizzle-orm'
import type { Need } from './item-queries.ts'

export type NewStaple = Need & { guid: string; every_days: number; due_on: string }

/** Adds a staple, once for each guid. @returns whether the guid is this list's */
export async function insertStaple(db: Db, list: string, staple: NewStaple): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into shopping_list_staple (guid, list, ingredient, text, amount, unit, every_days, due_on)
    values (${staple.guid}, ${list}, ${staple.ingredient}, ${staple.text}, ${staple.amount}, ${staple.unit},
      ${staple.every_days}, ${staple.due_on})
    on conflict (guid) do update set guid = excluded.guid where shopping_list_staple.list = ${list} returning guid`)
  return rows.length > 0
}

/**
 * Changes after how many days a staple comes back.
 * @param skipped_on the day from which it is counted anew; null where it stays due
 * @returns whether there is such a staple
 */
export async function updateStaple(
  db: Db,
  { list, staple }: { list: string; staple: string },
  { every_days, skipped_on }: { every_days: number | undefined; skipped_on: string | null },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update shopping_list_staple set every_days = coalesce(${every_days ?? null}::int, every_days),
      due_on = coalesce(${skipped_on}::date + coalesce(${every_days ?? null}::int, every_days), due_on)
    where guid = ${staple} and list = ${list} returning guid`)
  return rows.length > 0
}

/** @returns whether there was such a staple */
export async function deleteStaple(db: Db, list: string, staple: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`delete from shopping_list_staple where guid = ${staple} and list = ${list} returning guid`,
  )
  return rows.length > 0
}

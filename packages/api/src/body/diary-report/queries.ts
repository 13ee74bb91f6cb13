import type { Db } from '@zivina/db/database'
import type { Eaten } from '@zivina/nutrition/eaten'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { sql } from 'drizzle-orm'

type Range = { from: string; to: string }

/** A day on which something eaten is recorded. */
export type EatenDay = {
  day: string
  totals: RecipeTotals
  constituents: Eaten['constituents']
  is_complete: boolean
}

export async function selectEatenDays(db: Db, person: string, { from, to }: Range): Promise<EatenDay[]> {
  const { rows } = await db.execute<EatenDay>(sql`
    select d.day::text as day, d.totals, d.constituents, d.is_complete from diary_day d
    where d."user" = ${person} and d.day between ${from} and ${to} and d.eaten_count > 0 order by d.day`)
  return rows
}

/** Kilograms on a day, as they were entered. */
export type Weighing = { day: string; weight: number }

export async function selectWeighings(db: Db, person: string, { from, to }: Range): Promise<Weighing[]> {
  const { rows } = await db.execute<Weighing>(sql`
    select m.day::text as day, m.weight from body_measurement m
    where m."user" = ${person} and m.day between ${from} and ${to} and m.weight is not null order by m.day`)
  return rows
}

import type { Db } from '@zivina/db/database'
import type { Eaten } from '@zivina/nutrition/eaten'
import type { RecipeTotals } from '@zivina/nutrition/macros'
import { type PackedConstituents, unpackConstituents } from '@zivina/nutrition/packed-constituents'
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
  const { rows } = await db.execute<Omit<EatenDay, 'constituents'> & { constituents: PackedConstituents }>(sql`
    select d.day::text as day, d.totals, d.constituents, d.is_complete from diary_day d
    where d."user" = ${person} and d.day between ${from} and ${to} and d.eaten_count > 0 order by d.day`)
  return rows.map((row) => ({ ...row, constituents: unpackConstituents(row.constituents) }))
}

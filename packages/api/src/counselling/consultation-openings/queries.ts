import type { NewOpening } from '@zivina/contract/counselling/consultation-openings'
import type { Db } from '@zivina/db/database'
import { consultationOpening } from '@zivina/db/schema/counselling/consultation-opening'
import { addDays, TIME_ZONE } from '@zivina/domain/calendar-day'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Counted, type Page, selectCounted } from '#api/kernel/lists/page.ts'

export type OpeningRow = typeof consultationOpening.$inferSelect

const current = (nutritionist: string) =>
  and(eq(consultationOpening.nutritionist, nutritionist), sql`${consultationOpening.ends} > now()`)

export const countOpenings = (db: Db, nutritionist: string): Promise<number> =>
  db.$count(consultationOpening, current(nutritionist))

export async function selectOpenings(
  db: Db,
  nutritionist: string,
  { limit, offset }: Page,
): Promise<Counted<OpeningRow>> {
  return selectCounted({ limit, offset }, await countOpenings(db, nutritionist), () =>
    db
      .select()
      .from(consultationOpening)
      .where(current(nutritionist))
      .orderBy(asc(consultationOpening.begins), asc(consultationOpening.guid))
      .limit(limit)
      .offset(offset),
  )
}

type Times = Pick<NewOpening, 'day' | 'from' | 'to' | 'weeks'>

/**
 * The instants of a time by the clock in Prague on one weekday of several weeks: the same time of the clock before and after summer time
 * begins. Where the clock skips a time on one of the days, that day is missing.
 */
export async function selectInstants(db: Db, { day, from, to, weeks }: Times): Promise<{ begins: Date; ends: Date }[]> {
  const days = Array.from({ length: weeks }, (_, week) => addDays(day, week * 7))
  const { rows } = await db.execute<{ begins: string; ends: string }>(sql`
    select begins, ends from unnest(${sql.param(days)}::text[]) d(day),
      lateral (select (d.day || ' ' || ${from})::timestamp as local_from, (d.day || ' ' || ${to})::timestamp as local_to) l,
      lateral (select local_from at time zone ${TIME_ZONE} as begins, local_to at time zone ${TIME_ZONE} as ends) i
    where begins at time zone ${TIME_ZONE} = local_from and ends at time zone ${TIME_ZONE} = local_to
    order by d.day`)
  return rows.map(({ begins, ends }) => ({ begins: new Date(begins), ends: new Date(ends) }))
}

export function insertOpenings(
  db: Db,
  openings: readonly (typeof consultationOpening.$inferInsert)[],
): Promise<OpeningRow[]> {
  return db
    .insert(consultationOpening)
    .values([...openings])
    .returning()
}

/** @returns whether the nutritionist had it */
export async function deleteOpening(db: Db, nutritionist: string, guid: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(consultationOpening)
    .where(and(eq(consultationOpening.guid, guid), eq(consultationOpening.nutritionist, nutritionist)))
  return rowCount === 1
}

import { CALLED_OFF_DAYS, CONFIRM_HOURS, REMIND_HOURS } from '@zivina/contract/counselling/limits'
import type { Db } from '@zivina/db/database'
import { TIME_ZONE } from '@zivina/domain/calendar-day'
import { type SQL, sql } from 'drizzle-orm'

async function guids(db: Db, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ guid: string }>(query)
  return rows.map(({ guid }) => guid)
}

/** What no nutritionist confirmed in time. */
export const selectUnconfirmed = (db: Db, limit: number): Promise<string[]> =>
  guids(
    db,
    sql`select guid from consultation where state = 'requested'
      and (updated_at < now() - make_interval(hours => ${CONFIRM_HOURS}) or begins < now()) order by updated_at limit ${limit}`,
  )

/** What a nutritionist called off, and whose client chose nothing since. */
export const selectLeft = (db: Db, limit: number): Promise<string[]> =>
  guids(
    db,
    sql`select guid from consultation where state = 'called_off'
      and updated_at < now() - make_interval(days => ${CALLED_OFF_DAYS}) order by updated_at limit ${limit}`,
  )

/** What Premium Plus covered, or a package, whose money went back since. */
export const selectUncovered = (db: Db, limit: number): Promise<string[]> =>
  guids(
    db,
    sql`select c.guid from consultation c
      where c.covered_by is not null and c.state in ('requested', 'confirmed', 'called_off')
        and (c.state = 'called_off' or c.begins is null or c.begins > now())
        and case c.covered_by when 'premium_plus' then
          not exists (select from membership m where m."user" = c."user" and m.is_premium and m.plan = 'premium plus')
          and exists (select from "order" o where o."user" = c."user" and o.plan = 'premium plus'
            and o.created_at < c.created_at and (o.refund_due_at is not null or o.refunded_at is not null))
        else exists (select from consultation p join "order" o on o.guid = p."order"
          where p.guid = c.package and (o.refund_due_at is not null or o.refunded_at is not null)) end
      order by c.guid limit ${limit}`,
  )

/** Confirmed consultations that begin soon and whose client was not reminded, nor told of them within the last hours. */
export const selectToRemind = (db: Db, limit: number): Promise<string[]> =>
  guids(
    db,
    sql`select guid from consultation where state = 'confirmed' and reminded_at is null
      and begins between now() and now() + make_interval(hours => ${REMIND_HOURS})
      and updated_at < now() - interval '2 hours' order by begins limit ${limit}`,
  )

/** Consultations whose check is due by the calendar in Prague. */
export const selectFollowUpsDue = (db: Db, limit: number): Promise<string[]> =>
  guids(
    db,
    sql`select guid from consultation where follow_up_on <= (now() at time zone ${TIME_ZONE})::date
      and follow_up_told_at is null and state = 'done' order by follow_up_on limit ${limit}`,
  )

/** Consultations whose money is held although it is to be taken or let go, and orders of which no consultation is left. */
export async function selectUnsettled(db: Db, limit: number): Promise<{ guid: string | null; order: string }[]> {
  const { rows } = await db.execute<{ guid: string | null; order: string }>(sql`
    select c.guid, o.guid as "order" from "order" o left join consultation c on c."order" = o.guid
    where o.kind = 'counselling' and o.state = 'AUTHORIZED'
      and (c.guid is null or c.state in ('confirmed', 'done', 'cancelled', 'lapsed')) order by o.created_at limit ${limit}`)
  return rows
}

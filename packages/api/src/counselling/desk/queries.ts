import { CARD_CONSULTATIONS_MAX } from '@zivina/contract/counselling/limits'
import type { Db } from '@zivina/db/database'
import { followUpDone } from '@zivina/db/schema/counselling/follow-up-done'
import { TIME_ZONE } from '@zivina/domain/calendar-day'
import type { ConsultationState } from '@zivina/domain/counselling/consultation-states'
import type { ConsultationPlace } from '@zivina/domain/counselling/places'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { countedPage, likeLiteral, NO_ROWS } from '#api/kernel/lists/sql.ts'
import { IS_CLIENT } from '../counselling-consents/sql.ts'
import { IS_COUNSELLING } from '../nutritionists/sql.ts'

const TODAY = sql`(now() at time zone ${TIME_ZONE})::date`
const CLIENT_NAME = sql`coalesce(nullif(u.full_name, ''), u.username)`

/** How many tailored plans the consultation `c` still includes. */
const PLANS_LEFT = sql`greatest(0,
  coalesce((select s.meal_plans from counselling_service s where s.service = c.service), 0)
  - (select count(*) from tailored_plan t where t.consultation = c.guid and t.declined_at is null))::int`

const IS_FOLLOW_UP_DONE = sql`exists (
  select from follow_up_done f where f.consultation = c.guid and f.due_on = c.follow_up_on)`

export type ClientRow = {
  guid: string
  name: string
  email: string
  next_begins: Date | string | null
  to_confirm: boolean
  to_complete: boolean
  to_plan: boolean
  to_check: boolean
}

/** Clients of a nutritionist: those for whom something waits in front, then by their next term. */
export async function selectClients(
  db: Db,
  { nutritionist, search }: { nutritionist: string; search?: string | undefined },
  { limit, offset }: Page,
): Promise<Counted<ClientRow>> {
  const pattern = search ? `%${likeLiteral(search)}%` : null
  const own = sql`select c."user",
      min(c.begins) filter (where c.state in ('requested', 'confirmed') and c.ends > now()) as next_begins,
      bool_or(c.state = 'requested') as to_confirm,
      bool_or(c.state = 'confirmed' and case when c.begins is null then ${PLANS_LEFT} = 0 else c.ends < now() end) as to_complete,
      bool_or(c.state in ('confirmed', 'done') and ${PLANS_LEFT} > 0) as to_plan,
      bool_or(c.state = 'done' and c.follow_up_on <= ${TODAY} and not ${IS_FOLLOW_UP_DONE}) as to_check
    from consultation c where c.nutritionist = ${nutritionist} and ${IS_CLIENT} group by c."user"`
  const passing = sql`from (${own}) k join "user" u on u.guid = k."user"
    where ${pattern}::text is null or u.full_name ilike ${pattern} or u.username ilike ${pattern} or u.email ilike ${pattern}`
  const page = sql`
    select u.guid, ${CLIENT_NAME} as name, u.email, k.next_begins, k.to_confirm, k.to_complete, k.to_plan, k.to_check
    ${passing}
    order by (k.to_confirm or k.to_complete or k.to_plan or k.to_check) desc, k.next_begins, ${CLIENT_NAME}, u.guid
    limit ${limit} offset ${offset}`
  const { rows } = await db.execute<Counted<ClientRow>>(countedPage(passing, page))
  return rows[0] ?? NO_ROWS
}

/** A consultation of the desk. Times are PostgreSQL's texts of instants. */
export type DeskRow = {
  guid: string
  client: string
  client_name: string
  service_name: string
  state: ConsultationState
  begins: string | null
  ends: string | null
  place: ConsultationPlace | null
  meeting_url: string
  note: string
  summary: string
  reason: string
  follow_up_on: string | null
  is_follow_up_done: boolean
  plans_left: number
  created_at: string
}

const selection = (which: SQL, order: SQL, limit: number): SQL => sql`
  select c.guid, c."user" as client, ${CLIENT_NAME} as client_name, c.service_name, c.state, c.begins, c.ends, c.place,
    c.meeting_url, c.note, c.summary, c.reason, c.follow_up_on, ${IS_FOLLOW_UP_DONE} as is_follow_up_done,
    ${PLANS_LEFT} as plans_left, c.created_at
  from consultation c join "user" u on u.guid = c."user"
  where ${which} order by ${order} limit ${limit}`

/** Consultations of a client with a nutritionist, the latest first. */
export async function selectOfClient(db: Db, nutritionist: string, client: string): Promise<DeskRow[]> {
  const which = sql`c.nutritionist = ${nutritionist} and c."user" = ${client} and c.state not in ('held', 'lapsed')`
  const order = sql`coalesce(c.begins, c.created_at) desc, c.guid`
  return (await db.execute<DeskRow>(selection(which, order, CARD_CONSULTATIONS_MAX))).rows
}

/** One of a nutritionist's; null where it is not theirs. */
export async function selectOne(db: Db, nutritionist: string, guid: string): Promise<DeskRow | null> {
  const which = sql`c.guid = ${guid} and c.nutritionist = ${nutritionist}`
  return (await db.execute<DeskRow>(selection(which, sql`c.guid`, 1))).rows[0] ?? null
}

/** The first moment of a day in Prague, so many days later. */
const dayBegins = (day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${TIME_ZONE})`

/** Consultations of seven days whose term is taken, in their order. */
export async function selectWeek(db: Db, nutritionist: string, from: string): Promise<DeskRow[]> {
  const which = sql`c.nutritionist = ${nutritionist} and c.begins >= ${dayBegins(from)} and c.begins < ${dayBegins(from, 7)}
    and c.state in ('requested', 'confirmed', 'done')`
  return (await db.execute<DeskRow>(selection(which, sql`c.begins, c.guid`, 500))).rows
}

export type OpeningRow = { guid: string; begins: string; ends: string; places: ConsultationPlace[] }

/** Open times of seven days, in their order. */
export async function selectOpenings(db: Db, nutritionist: string, from: string): Promise<OpeningRow[]> {
  const { rows } = await db.execute<OpeningRow>(sql`
    select o.guid, o.begins, o.ends, o.places from consultation_opening o
    where o.nutritionist = ${nutritionist} and o.begins >= ${dayBegins(from)} and o.begins < ${dayBegins(from, 7)}
    order by o.begins, o.guid limit 500`)
  return rows
}

type CardRow = { name: string; email: string; entry_consultation_performed: boolean }

/** What the card of a client begins with. */
export async function selectCard(db: Db, client: string): Promise<CardRow | null> {
  const { rows } = await db.execute<CardRow>(sql`
    select ${CLIENT_NAME} as name, u.email, coalesce(m.entry_consultation_performed, false) as entry_consultation_performed
    from "user" u left join membership m on m."user" = u.guid where u.guid = ${client}`)
  return rows[0] ?? null
}

/** Says whether the check that is due on a day is done with. The consultation is locked. */
export async function markFollowUp(db: Db, consultation: string, due_on: string, is_done: boolean): Promise<void> {
  if (is_done) {
    await db.insert(followUpDone).values({ consultation, due_on }).onConflictDoNothing()
    return
  }
  await db.delete(followUpDone).where(and(eq(followUpDone.consultation, consultation), eq(followUpDone.due_on, due_on)))
}

/** Locks a consultation until the transaction ends; it is read by another statement. */
export async function lockOne(db: Db, guid: string): Promise<void> {
  await db.execute(sql`select from consultation where guid = ${guid} for no key update`)
}

/** The days of a plan that an administrator made and has not assigned; null where there is no such plan. */
export async function selectMadeDays(db: Db, creator: string, plan: string): Promise<string[] | null> {
  const { rows } = await db.execute<{ days: string[] }>(sql`
    select array(select distinct i.day::text from meal_plan_item i
      where i.plan = p.guid and i.deleted_at is null order by 1) as days
    from meal_plan p where p.guid = ${plan} and p.creator = ${creator} and p.premium_user is null and p.deleted_at is null`)
  return rows[0]?.days ?? null
}

type SummaryRow = {
  guid: string
  service_name: string
  client_name: string
  nutritionist_name: string | null
  begins: string | null
  place: ConsultationPlace | null
  summary: string
  follow_up_on: string | null
}

/** A consultation that took place, for its client or its nutritionist; null for others. */
export async function selectSummary(db: Db, reader: string, guid: string): Promise<SummaryRow | null> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select c.guid, c.service_name, ${CLIENT_NAME} as client_name, n.name as nutritionist_name, c.begins, c.place, c.summary,
      c.follow_up_on
    from consultation c join "user" u on u.guid = c."user" left join nutritionist n on n."user" = c.nutritionist
    where c.guid = ${guid} and c.state = 'done'
      and (c."user" = ${reader} or (c.nutritionist = ${reader} and ${IS_COUNSELLING}))`)
  return rows[0] ?? null
}

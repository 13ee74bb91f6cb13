import type { Db } from '@zivina/db/database'
import type { MovementSource } from '@zivina/nutrition/activity-energy'
import type { Activity as ActivityFactor } from '@zivina/nutrition/targets'
import { type SQL, sql } from 'drizzle-orm'

/** Movement with the weight of its day, kilograms: the last one weighed until then, otherwise that of the profile. */
export type ActivityRow = {
  guid: string
  day: string
  code: string
  minutes: number
  minutes_from: number | null
  source: MovementSource
  weight: number | null
}

const COLUMNS = sql`
  a.guid, a.day::text as day, a.code, a.minutes, a.minutes_from, a.source,
  coalesce(
    (select m.weight from body_measurement m where m."user" = a."user" and m.weight is not null and m.day <= a.day
      order by m.day desc limit 1),
    (select b.weight from body_profile b where b."user" = a."user")) as weight`

/** Movement from a day to another, both included, in the order of the days. */
export async function selectActivities(db: Db, person: string, from: string, to: string): Promise<ActivityRow[]> {
  const { rows } = await db.execute<ActivityRow>(sql`
    select ${COLUMNS} from activity a where a."user" = ${person} and a.day between ${from} and ${to}
    order by a.day, a.minutes_from nulls last, a.created_at, a.guid`)
  return rows
}

export async function selectActivity(db: Db, person: string, guid: string): Promise<ActivityRow | null> {
  const { rows } = await db.execute<ActivityRow>(sql`
    select ${COLUMNS} from activity a where a.guid = ${guid} and a."user" = ${person}`)
  return rows[0] ?? null
}

/** What decides whether movement is added to the target. */
export async function selectCounting(
  db: Db,
  person: string,
): Promise<{ activity: ActivityFactor | null; wanted: boolean }> {
  const { rows } = await db.execute<{ activity: ActivityFactor | null; wanted: boolean }>(sql`
    select activity, activities_added as wanted from body_profile where "user" = ${person}`)
  return rows[0] ?? { activity: null, wanted: false }
}

/** How many records a person has, and how many on a day. */
export async function countActivities(db: Db, person: string, day: string): Promise<{ all: number; of_day: number }> {
  const { rows } = await db.execute<{ all: number; of_day: number }>(sql`
    select count(*)::int as all, (count(*) filter (where day = ${day}))::int as of_day
    from activity where "user" = ${person}`)
  return rows[0] ?? { all: 0, of_day: 0 }
}

export type NewActivity = { guid: string; day: string; code: string; minutes: number; minutes_from: number | null }

/** @returns its guid; null where that is taken */
export async function insertActivity(db: Db, person: string, made: NewActivity): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into activity (guid, "user", day, code, minutes, minutes_from)
    values (${made.guid}, ${person}, ${made.day}, ${made.code}, ${made.minutes}, ${made.minutes_from})
    on conflict (guid) do nothing returning guid`)
  return rows[0]?.guid ?? null
}

export type ActivityPatch = { [Name in keyof Omit<NewActivity, 'guid'>]?: NewActivity[Name] | undefined }

/** Changes what was recorded by hand. @returns whether the person has it */
export async function updateActivity(db: Db, person: string, guid: string, patch: ActivityPatch): Promise<boolean> {
  const sets: SQL[] = [sql`minutes = ${patch.minutes === undefined ? sql`minutes` : patch.minutes}`]
  if (patch.day !== undefined) sets.push(sql`day = ${patch.day}`)
  if (patch.code !== undefined) sets.push(sql`code = ${patch.code}`)
  if (patch.minutes_from !== undefined) sets.push(sql`minutes_from = ${patch.minutes_from}`)
  const { rows } = await db.execute(sql`
    update activity set ${sql.join(sets, sql`, `)}
    where guid = ${guid} and "user" = ${person} and source = 'manual' returning guid`)
  return rows.length > 0
}

/** @returns whether the person had it */
export async function deleteActivity(db: Db, person: string, guid: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`delete from activity where guid = ${guid} and "user" = ${person} returning guid`,
  )
  return rows.length > 0
}

/** The demo account, where no movement of it is recorded. */
export async function selectUnmoved(db: Db, email: string): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    select u.guid from "user" u where u.is_demo and u.email = ${email}
      and not exists (select from activity a where a."user" = u.guid)`)
  return rows[0]?.guid ?? null
}

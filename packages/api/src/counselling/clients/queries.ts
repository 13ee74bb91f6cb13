import type { ClientData } from '@zivina/contract/counselling/clients'
import { CLIENT_DAYS_SHOWN } from '@zivina/contract/counselling/limits'
import type { Db } from '@zivina/db/database'
import type { ConsentKind } from '@zivina/domain/counselling/consent-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { LIVING_CONSENT } from '../counselling-consents/sql.ts'

/** Whose data are read, by whom, and from which day on. */
export type Reading = { client: string; nutritionist: string; from: string }

/** Whether the client permits the kind now: part of each statement that reads it, so that forgetting it finds nothing. */
const permits = ({ client, nutritionist }: Reading, kind: ConsentKind): SQL => sql`exists (
  select from counselling_consent s
  where s."user" = ${client} and s.nutritionist = ${nutritionist} and s.kind = ${kind} and ${LIVING_CONSENT})`

const inRange = (day: SQL, { from }: Reading): SQL =>
  sql`${day} >= ${from}::date and ${day} < ${from}::date + ${CLIENT_DAYS_SHOWN}::int`

/** What the client ate; where something of it is not known, the figures are the least that it had. */
export async function selectDiary(db: Db, reading: Reading): Promise<NonNullable<ClientData['diary']>> {
  const { rows } = await db.execute<NonNullable<ClientData['diary']>[number]>(sql`
    select d.day::text, d.meal, d.name,
      (d.totals ->> 'kilojoules')::float8 as kilojoules, (d.totals ->> 'protein_in_total')::float8 as protein,
      least(coalesce((d.totals -> 'nutrient_coverage' ->> 'kilojoules')::float8, 0),
        coalesce((d.totals -> 'nutrient_coverage' ->> 'protein')::float8, 0)) < 1 as is_lower_bound
    from diary_entry d
    where d."user" = ${reading.client} and d.deleted_at is null and ${inRange(sql`d.day`, reading)}
      and ${permits(reading, 'diary')}
    order by d.day, d.meal, d.position, d.guid limit 2000`)
  return rows
}

/** What the client weighed. */
export async function selectWeights(db: Db, reading: Reading): Promise<NonNullable<ClientData['weight']>> {
  const { rows } = await db.execute<NonNullable<ClientData['weight']>[number]>(sql`
    select m.day::text, m.weight from body_measurement m
    where m."user" = ${reading.client} and m.weight is not null and ${inRange(sql`m.day`, reading)}
      and ${permits(reading, 'weight')}
    order by m.day`)
  return rows
}

export type TargetRow = Pick<NonNullable<ClientData['targets']>, 'target_goal' | 'goal_weight' | 'nutrients'>

/** What the client aims at; null where nothing is set. */
export async function selectTargets(db: Db, reading: Reading): Promise<TargetRow | null> {
  const { rows } = await db.execute<TargetRow>(sql`
    select b.target_goal, b.goal_weight, (
      select coalesce(json_agg(json_build_object('nutrient', t.nutrient, 'weekday', t.weekday, 'least', t.least, 'most', t.most)
        order by t.nutrient, t.weekday), '[]') from nutrient_target t where t."user" = u.guid) as nutrients
    from "user" u left join body_profile b on b."user" = u.guid
    where u.guid = ${reading.client} and ${permits(reading, 'targets')}`)
  return rows[0] ?? null
}

/** The allergens that the client must avoid. */
export async function selectAllergens(db: Db, reading: Reading): Promise<NonNullable<ClientData['allergens']>> {
  const { rows } = await db.execute<{ allergens: NonNullable<ClientData['allergens']> }>(sql`
    select b.allergens from body_profile b where b."user" = ${reading.client} and ${permits(reading, 'allergens')}`)
  return rows[0]?.allergens ?? []
}

/** The client's own meal plans, and how many days of each have something in the range. */
export async function selectPlans(db: Db, reading: Reading): Promise<NonNullable<ClientData['plans']>> {
  const { rows } = await db.execute<NonNullable<ClientData['plans']>[number]>(sql`
    select p.guid, p.name, (
      select count(distinct i.day)::int from meal_plan_item i
      where i.plan = p.guid and i.deleted_at is null and ${inRange(sql`i.day`, reading)}) as days
    from meal_plan p
    where p.premium_user = ${reading.client} and p.deleted_at is null and ${permits(reading, 'plans')}
    order by p.updated_at desc, p.guid limit 200`)
  return rows
}

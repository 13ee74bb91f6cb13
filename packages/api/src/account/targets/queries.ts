import type { NutrientTarget, TargetAdjustment } from '@zivina/contract/account/targets'
import type { Db } from '@zivina/db/database'
import type { AdjustmentState } from '@zivina/db/schema/account/target-adjustment'
import { sql } from 'drizzle-orm'
import { jsonRows } from '#api/kernel/lists/sql.ts'
import type { EnergyColumns } from './policy.ts'
import { acceptedEnergy, ownEnergy } from './sql.ts'

/** All that the targets of a person are made of. */
export type TargetsRow = EnergyColumns & {
  has_consent: boolean
  weekly_adjustment: boolean
  nutrients: NutrientTarget[]
  /** The latest proposals that wait or hold. */
  adjustments: (TargetAdjustment & { state: AdjustmentState })[]
  /** The day of the last proposal, whatever became of it. */
  last_day: string | null
}

export async function selectTargets(db: Db, person: string): Promise<TargetsRow | null> {
  const { rows } = await db.execute<TargetsRow>(sql`
    select u.health_data_consent_at is not null as has_consent, b.sex, b.birth_date::text as birth_date, b.height, b.weight,
      b.activity, b.target_goal, coalesce(b.pregnant_or_breastfeeding, false) as pregnant_or_breastfeeding,
      b.goal_weight, b.goal_pace, b.weekday_kilojoules, coalesce(b.weekly_adjustment, false) as weekly_adjustment,
      ${acceptedEnergy(sql`u.guid`)} as measured_kilojoules, ${ownEnergy(sql`u.guid`)} as own_energy,
      ${jsonRows(sql`
        select t.nutrient, t.weekday, t.least, t.most from nutrient_target t where t."user" = u.guid
        order by t.nutrient, t.weekday nulls first`)} as nutrients,
      ${jsonRows(sql`
        select distinct on (a.state) a.guid, a.day::text as day, a.expenditure_low, a.expenditure_high, a.measured_kilojoules,
          a.kilojoules, a.former_kilojoules, a.state
        from target_adjustment a where a."user" = u.guid and a.state in ('proposed', 'accepted')
        order by a.state, a.day desc`)} as adjustments,
      (select max(a.day)::text from target_adjustment a where a."user" = u.guid) as last_day
    from "user" u left join body_profile b on b."user" = u.guid where u.guid = ${person}`)
  return rows[0] ?? null
}

/** Replaces all own targets. */
export async function replaceNutrientTargets(
  db: Db,
  person: string,
  targets: readonly NutrientTarget[],
): Promise<void> {
  await db.execute(sql`delete from nutrient_target where "user" = ${person}`)
  if (targets.length === 0) return
  await db.execute(sql`
    insert into nutrient_target ("user", nutrient, weekday, least, most)
    select ${person}, t.nutrient, t.weekday, t.least, t.most
    from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as t(nutrient text, weekday smallint, least float8, most float8)`)
}

type NewAdjustment = Omit<TargetAdjustment, 'guid'>

/** Keeps a proposal; an older one that still waits gives way to it. A second one of the same day changes nothing. */
export async function insertAdjustment(db: Db, person: string, made: NewAdjustment): Promise<void> {
  await db.execute(sql`
    with former as (
      update target_adjustment set state = 'declined', decided_at = now()
      where "user" = ${person} and state = 'proposed' and day < ${made.day}
    )
    insert into target_adjustment
      ("user", day, expenditure_low, expenditure_high, measured_kilojoules, kilojoules, former_kilojoules)
    values (${person}, ${made.day}, ${made.expenditure_low}, ${made.expenditure_high}, ${made.measured_kilojoules},
      ${made.kilojoules}, ${made.former_kilojoules})
    on conflict ("user", day) do nothing`)
}

/** Decides on a proposal that waits. @returns whether the person has it, decided in the same way or now */
export async function decideAdjustment(
  db: Db,
  { person, guid }: { person: string; guid: string },
  decision: 'accepted' | 'declined',
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update target_adjustment set state = ${decision}, decided_at = coalesce(decided_at, now())
    where guid = ${guid} and "user" = ${person} and state in ('proposed', ${decision}) returning guid`)
  return rows.length > 0
}

/** Ends what was accepted. */
export async function returnAdjustments(db: Db, person: string): Promise<void> {
  await db.execute(sql`update target_adjustment set state = 'returned' where "user" = ${person} and state = 'accepted'`)
}

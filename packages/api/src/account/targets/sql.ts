import type { Db } from '@zivina/db/database'
import type { OwnTarget } from '@zivina/nutrition/nutrient-targets'
import { type SQL, sql } from 'drizzle-orm'

/**
 * What the energy of a day needs beside the facts in `body_profile`, as an expression: the measured energy that a person accepted
 * last, kJ, or null. For statements of other nouns.
 * @param person expression of the account's guid
 */
export const acceptedEnergy = (person: SQL): SQL<number | null> => sql<number | null>`(
  select a.measured_kilojoules from target_adjustment a where a."user" = ${person} and a.state = 'accepted'
  order by a.day desc limit 1)`

/** Own bounds of the energy as a JSON array of `{weekday, least, most}`, as an expression. */
export const ownEnergy = (
  person: SQL,
): SQL<{ weekday: number | null; least: number | null; most: number | null }[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('weekday', t.weekday, 'least', t.least, 'most', t.most)), '[]')
  from nutrient_target t where t."user" = ${person} and t.nutrient = 'kilojoules')`

/** Own bounds of everything but the energy as a JSON array of `OwnTarget`, as an expression. */
export const ownBounds = (person: SQL): SQL<OwnTarget[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('nutrient', t.nutrient, 'weekday', t.weekday, 'least', t.least, 'most', t.most)), '[]')
  from nutrient_target t where t."user" = ${person} and t.nutrient <> 'kilojoules')`

/** Deletes all targets of a person, in the transaction in which the consent ends. */
export async function forgetTargets(db: Db, person: string): Promise<void> {
  await db.execute(sql`
    with own as (delete from nutrient_target where "user" = ${person})
    delete from target_adjustment where "user" = ${person}`)
}

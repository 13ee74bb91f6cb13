import type { EaterData, PlanRole } from '@zivina/contract/planning/meal-plan-read'
import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'

/**
 * What an account agrees to tell of itself as an eater of a plan, which the caller has locked. What it takes back goes with what others
 * computed from it, by the trigger `eater_takes_back`.
 * @returns the eater's guid; null where the account is none of the plan
 */
export async function updateAgreement(
  db: Db,
  plan: string,
  person: string,
  { needs, target }: Agreement,
): Promise<string | null> {
  const since = (column: SQL, isAgreed: boolean | undefined): SQL =>
    isAgreed === undefined ? column : isAgreed ? sql`coalesce(${column}, now())` : sql`null`
  const { rows } = await db.execute<{ guid: string }>(sql`
    update meal_plan_eater set version = version + 1, needs_agreed_at = ${since(sql`needs_agreed_at`, needs)},
      target_agreed_at = ${since(sql`target_agreed_at`, target)}
    where plan = ${plan} and "user" = ${person} returning guid`)
  return rows[0]?.guid ?? null
}

/** What is agreed to and what is taken back; what is not named stays. */
export type Agreement = { [Data in keyof EaterData]?: boolean | undefined }

/**
 * Gives a plan the eaters of another. Of those whose data are not the person's to know there are the names alone: they agreed to tell them in
 * the other plan, if at all. Nobody has agreed to anything in the copy.
 */
export async function copyEaters(
  db: Db,
  { from, to, person, role }: { from: string; to: string; person: string; role: PlanRole },
  pairs: readonly { former: string; copy: string }[],
): Promise<void> {
  await db.execute(sql`
    insert into meal_plan_eater (guid, plan, "user", name, sex, birth_year, kilojoules, nutrients, diet_types,
      dietary_preference, allergens, excluded_ingredients, created_at)
    select c.copy, ${to}, case when is_me then e."user" end,
      case when is_me then e.name else coalesce(nullif(e.name, ''), u.username, '') end,
      case when is_told then e.sex end, case when is_told then e.birth_year end, case when is_told then e.kilojoules end,
      case when is_told then e.nutrients else '{}' end, case when is_told then e.diet_types else '{}' end,
      case when is_told then e.dietary_preference else 'All' end, case when is_told then e.allergens else '{}' end,
      case when is_told then e.excluded_ingredients else '{}' end, e.created_at
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as c (former uuid, copy uuid)
      join meal_plan_eater e on e.guid = c.former and e.plan = ${from} left join "user" u on u.guid = e."user"
      cross join lateral (select e."user" is not distinct from ${person}::uuid as is_me) m
      cross join lateral (select is_me or (e."user" is null and ${role !== 'viewer'}::boolean) as is_told) k`)
}

import type { NutrientBounds } from '@zivina/contract/planning/meal-plan-read'
import type { EaterPatch } from '@zivina/contract/planning/meal-plans'
import type { Db } from '@zivina/db/database'
import type { Allergen } from '@zivina/domain/catalogue/allergens/allergens'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import type { DietaryPreference } from '@zivina/nutrition/diets'
import type { OwnTarget } from '@zivina/nutrition/nutrient-targets'
import type { Sex } from '@zivina/nutrition/targets'
import { type SQL, sql } from 'drizzle-orm'
import type { EnergyColumns } from '#api/account/targets/policy.ts'
import { acceptedEnergy, ownBounds, ownEnergy } from '#api/account/targets/sql.ts'
import { excludedOf } from '#api/catalogue/excluded-foods/sql.ts'

/** The facts about the body of an account that its target needs, and what the person chose. */
export type AccountBody = EnergyColumns

/** An eater with what their account says of them. */
export type EaterRow = {
  guid: string
  user: string | null
  name: string
  username: string | null
  sex: Sex | null
  birth_year: number | null
  kilojoules: number | null
  nutrients: NutrientBounds
  diet_types: DietType[]
  dietary_preference: DietaryPreference
  /** Typed ones and those of the account. */
  allergens: Allergen[]
  excluded_ingredients: { guid: string; name: string }[]
  /** What the account does not eat; empty without one. */
  account_excluded: { guid: string; name: string }[]
  version: number
  /** What the account bounds for itself; empty without one. */
  own_bounds: OwnTarget[]
  /** Null without an account, or where it gave no facts. */
  body: AccountBody | null
}

const ACCOUNT = sql.raw('e."user"')

const COLUMNS: SQL = sql`
  e.guid, e."user", e.name, u.username, e.sex, e.birth_year, e.kilojoules, e.nutrients, e.diet_types, e.dietary_preference,
  array(select unnest(e.allergens) union select unnest(b.allergens)) as allergens, e.version,
  (select coalesce(jsonb_agg(jsonb_build_object('guid', g.guid, 'name', g.name) order by g.name), '[]')
    from ingredient g where g.guid = any(e.excluded_ingredients)) as excluded_ingredients,
  ${excludedOf(ACCOUNT)} as account_excluded,
  ${ownBounds(ACCOUNT)} as own_bounds,
  case when b."user" is not null then jsonb_build_object('sex', b.sex, 'birth_date', b.birth_date, 'height', b.height,
    'weight', b.weight, 'activity', b.activity, 'target_goal', b.target_goal,
    'pregnant_or_breastfeeding', b.pregnant_or_breastfeeding, 'goal_weight', b.goal_weight, 'goal_pace', b.goal_pace,
    'weekday_kilojoules', b.weekday_kilojoules, 'measured_kilojoules', ${acceptedEnergy(ACCOUNT)},
    'own_energy', ${ownEnergy(ACCOUNT)}) end as body
  from meal_plan_eater e left join "user" u on u.guid = e."user" left join body_profile b on b."user" = e."user"`

/** Those who eat by a plan that the caller has found, in their order. */
export async function selectEaters(db: Db, plan: string): Promise<EaterRow[]> {
  const { rows } = await db.execute<EaterRow>(sql`
    select ${COLUMNS} where e.plan = ${plan} order by e.created_at, e.guid`)
  return rows
}

export type EaterFields = Omit<EaterPatch, 'version'>

/** @returns its guid; null where that is taken, or the account eats by the plan already */
export async function insertEater(
  db: Db,
  plan: string,
  { guid, user, ...fields }: EaterFields & { guid: string; user: string | null },
): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into meal_plan_eater (guid, plan, "user", name, sex, birth_year, kilojoules, nutrients, diet_types,
      dietary_preference, allergens, excluded_ingredients)
    values (${guid}, ${plan}, ${user}, ${fields.name ?? ''}, ${fields.sex ?? null}, ${fields.birth_year ?? null},
      ${fields.kilojoules ?? null}, ${JSON.stringify(fields.nutrients ?? {})}::jsonb, ${list(fields.diet_types ?? [])}::text[],
      ${fields.dietary_preference ?? 'All'}, ${list(fields.allergens ?? [])}::text[],
      ${list(fields.excluded_ingredients ?? [])}::uuid[])
    on conflict do nothing returning guid`)
  return rows[0]?.guid ?? null
}

/** Writes what is given. */
export async function updateEater(db: Db, guid: string, fields: EaterFields): Promise<void> {
  const sets: SQL[] = [sql`version = version + 1`]
  if (fields.name !== undefined) sets.push(sql`name = ${fields.name}`)
  if (fields.sex !== undefined) sets.push(sql`sex = ${fields.sex}`)
  if (fields.birth_year !== undefined) sets.push(sql`birth_year = ${fields.birth_year}`)
  if (fields.kilojoules !== undefined) sets.push(sql`kilojoules = ${fields.kilojoules}`)
  if (fields.nutrients !== undefined) sets.push(sql`nutrients = ${JSON.stringify(fields.nutrients)}::jsonb`)
  if (fields.diet_types !== undefined) sets.push(sql`diet_types = ${list(fields.diet_types)}::text[]`)
  if (fields.dietary_preference !== undefined) sets.push(sql`dietary_preference = ${fields.dietary_preference}`)
  if (fields.allergens !== undefined) sets.push(sql`allergens = ${list(fields.allergens)}::text[]`)
  if (fields.excluded_ingredients !== undefined) {
    sets.push(sql`excluded_ingredients = ${list(fields.excluded_ingredients)}::uuid[]`)
  }
  await db.execute(sql`update meal_plan_eater set ${sql.join(sets, sql`, `)} where guid = ${guid}`)
}

/** Removes an eater, and the items that no other eater has. */
export async function deleteEater(db: Db, plan: string, guid: string): Promise<void> {
  await db.execute(sql`
    with alone as (
      update meal_plan_item i set deleted_at = now() where i.plan = ${plan} and i.deleted_at is null
        and not exists (select from meal_plan_portion o where o.item = i.guid and o.eater <> ${guid})
    )
    delete from meal_plan_eater where guid = ${guid} and plan = ${plan}`)
}

/**
 * Gives a plan the eaters of another. Accounts other than the person's own are copied by name alone: who duplicates a plan does not get to
 * know the target of its people.
 */
export async function copyEaters(
  db: Db,
  { from, to, person }: { from: string; to: string; person: string },
  pairs: readonly { former: string; copy: string }[],
): Promise<void> {
  await db.execute(sql`
    insert into meal_plan_eater (guid, plan, "user", name, sex, birth_year, kilojoules, nutrients, diet_types,
      dietary_preference, allergens, excluded_ingredients, created_at)
    select c.copy, ${to}, case when e."user" = ${person} then e."user" end,
      case when e."user" = ${person} then e.name else coalesce(nullif(e.name, ''), u.username, '') end, e.sex, e.birth_year,
      e.kilojoules, e.nutrients, e.diet_types, e.dietary_preference, e.allergens, e.excluded_ingredients, e.created_at
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as c (former uuid, copy uuid)
      join meal_plan_eater e on e.guid = c.former and e.plan = ${from} left join "user" u on u.guid = e."user"`)
}

/** Values of closed lists and guids, which contain no quotes or commas, as the text of an array. */
const list = (values: readonly string[]): string => `{${values.map((value) => `"${value}"`).join(',')}}`

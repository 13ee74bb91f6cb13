import type { EaterData, NutrientBounds, PlanRole } from '@zivina/contract/planning/meal-plan-read'
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
import { readable } from '#api/kernel/access/sql.ts'
import { isStillShared } from '#api/planning/shares/sql.ts'
import { type PlanReader, roleIn } from '../sql.ts'

/** The facts about the body of an account that its target needs, and what the person chose. */
export type AccountBody = EnergyColumns

/** A food that somebody does not eat, and whether the reader may know of it. */
export type NotEaten = { guid: string; name: string; is_seen: boolean }

/** An eater with what their account says of them. What of it a reader is told is for `tellEater` to say. */
export type EaterRow = {
  guid: string
  /** Null where there is no account, or one without access to the plan. */
  user: string | null
  /** Whether it is an account without access to the plan, which tells nothing more. */
  is_gone: boolean
  needs_agreed: boolean
  target_agreed: boolean
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
  excluded_ingredients: NotEaten[]
  /** What the account does not eat; empty without one. */
  account_excluded: NotEaten[]
  version: number
  /** What the account bounds for itself; empty without one. */
  own_bounds: OwnTarget[]
  /** Null without an account, or where it gave no facts. */
  body: AccountBody | null
}

const ACCOUNT = sql.raw('a."user"')

/** Whether an account has access to the plan `p`: its owner, its members, an admin who made it; nobody who is banned. */
const hasAccess = (account: SQL): SQL => sql`exists (
  select from "user" u where u.guid = ${account} and not u.is_banned and (p.premium_user = u.guid or (u.is_admin and p.creator = u.guid)
    or (exists (select from share s where s.kind = 'meal_plan' and s.object = p.guid and s."user" = u.guid)
      and ${isStillShared(sql.raw('p.premium_user'))})))`

/** The columns of an `EaterRow`. @param reader who may know of private ingredients; null for a visitor */
const columns = (reader: string | null): SQL => sql`
  e.guid, ${ACCOUNT}, e."user" is not null and ${ACCOUNT} is null as is_gone, e.needs_agreed_at is not null as needs_agreed,
  e.target_agreed_at is not null as target_agreed, e.name, u.username, e.sex, e.birth_year, e.kilojoules, e.nutrients, e.diet_types,
  e.dietary_preference, array(select unnest(e.allergens) union select unnest(b.allergens)) as allergens, e.version,
  (select coalesce(jsonb_agg(jsonb_build_object('guid', g.guid, 'name', g.name, 'is_seen', ${foodSeenBy(reader)}) order by g.name), '[]')
    from ingredient g where g.guid = any(e.excluded_ingredients)) as excluded_ingredients,
  ${excludedOf(ACCOUNT, foodSeenBy(reader))} as account_excluded,
  ${ownBounds(ACCOUNT)} as own_bounds,
  case when b."user" is not null then jsonb_build_object('sex', b.sex, 'birth_date', b.birth_date, 'height', b.height,
    'weight', b.weight, 'activity', b.activity, 'target_goal', b.target_goal,
    'pregnant_or_breastfeeding', b.pregnant_or_breastfeeding, 'goal_weight', b.goal_weight, 'goal_pace', b.goal_pace,
    'weekday_kilojoules', b.weekday_kilojoules, 'measured_kilojoules', ${acceptedEnergy(ACCOUNT)},
    'own_energy', ${ownEnergy(ACCOUNT)}) end as body`

const TABLES: SQL = sql`
  meal_plan_eater e join meal_plan p on p.guid = e.plan
    left join lateral (select e."user" where ${hasAccess(sql.raw('e."user"'))}) a on true
    left join "user" u on u.guid = e."user" left join body_profile b on b."user" = ${ACCOUNT}`

/** Whether a person, or a visitor, may know of the ingredient `g`: nobody gets to know a name by sending a guid. */
const foodSeenBy = (reader: string | null): SQL => readable('g', reader)

/**
 * Those who eat by a plan that the caller has found, in their order: everything that is known. Only for `read-eaters.ts`, which leaves out
 * what the reader is not told.
 */
export async function selectEaters(db: Db, plan: string, reader: string | null): Promise<EaterRow[]> {
  const { rows } = await db.execute<EaterRow>(sql`
    select ${columns(reader)} from ${TABLES} where e.plan = ${plan} order by e.created_at, e.guid`)
  return rows
}

/** As `selectEaters`, of a plan that a person may read, with what `tellEater` has to know of them. None where they may not read it. */
export async function selectReadableEaters(
  db: Db,
  plan: string,
  reader: PlanReader,
): Promise<(EaterRow & { role: PlanRole; premium_user: string | null })[]> {
  const { rows } = await db.execute<EaterRow & { role: PlanRole; premium_user: string | null }>(sql`
    select ${columns(reader.guid)}, q.role, p.premium_user from ${TABLES} cross join lateral (select ${roleIn(reader)} as role) q
    where e.plan = ${plan} and p.deleted_at is null and q.role is not null order by e.created_at, e.guid`)
  return rows
}

export type EaterFields = Omit<EaterPatch, 'version'>
/** A new eater; one that is an account only where it has access to the plan now. */
export type NewEaterRow = EaterFields & { guid: string; user: string | null; agreed?: EaterData }

/**
 * @param writer of the foods that are not eaten, those that they may know of are kept
 * @returns its guid; null where that is taken, or the account eats by the plan already, or has no access to it any more
 */
export async function insertEater(
  db: Db,
  plan: string,
  writer: string,
  { guid, user, agreed, ...fields }: NewEaterRow,
): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into meal_plan_eater (guid, plan, "user", name, sex, birth_year, kilojoules, nutrients, diet_types,
      dietary_preference, allergens, excluded_ingredients, needs_agreed_at, target_agreed_at)
    select ${guid}, p.guid, ${user}, ${fields.name ?? ''}, ${fields.sex ?? null}, ${fields.birth_year ?? null},
      ${fields.kilojoules ?? null}, ${JSON.stringify(fields.nutrients ?? {})}::jsonb, ${list(fields.diet_types ?? [])}::text[],
      ${fields.dietary_preference ?? 'All'}, ${list(fields.allergens ?? [])}::text[],
      ${foodsOf(fields.excluded_ingredients ?? [], writer)}, ${agreedAt(agreed?.needs)}, ${agreedAt(agreed?.target)}
    from meal_plan p where p.guid = ${plan} and (${user}::uuid is null or ${hasAccess(sql`${user}::uuid`)})
    on conflict do nothing returning guid`)
  return rows[0]?.guid ?? null
}

/** Writes what is given. @param writer of foods that they may not know of, those of before stay */
export async function updateEater(db: Db, guid: string, writer: string, fields: EaterFields): Promise<void> {
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
    const unknown = sql`array(select g.guid from ingredient g where g.guid = any(excluded_ingredients) and not ${foodSeenBy(writer)})`
    sets.push(sql`excluded_ingredients = ${foodsOf(fields.excluded_ingredients, writer)} || ${unknown}`)
  }
  await db.execute(sql`update meal_plan_eater set ${sql.join(sets, sql`, `)} where guid = ${guid}`)
}

/** Those of some foods that a person may know of. */
function foodsOf(guids: readonly string[], person: string): SQL {
  return sql`array(select g.guid from ingredient g where g.guid = any(${list(guids)}::uuid[]) and ${foodSeenBy(person)})`
}

const agreedAt = (isAgreed: boolean | undefined): SQL => (isAgreed ? sql`now()` : sql`null`)

/** Removes an eater, and the items that no other eater has. */
export async function deleteEater(db: Db, plan: string, guid: string): Promise<void> {
  await db.execute(sql`
    with alone as (
      update meal_plan_item i set deleted_at = now() where i.plan = ${plan} and i.deleted_at is null
        and not exists (select from meal_plan_portion o where o.item = i.guid and o.eater <> ${guid})
    )
    delete from meal_plan_eater where guid = ${guid} and plan = ${plan}`)
}

/** Values of closed lists and guids, which contain no quotes or commas, as the text of an array. */
const list = (values: readonly string[]): string => `{${values.map((value) => `"${value}"`).join(',')}}`

/** Replaces a food in what eaters of plans exclude. */
export async function replaceExcludedOf(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await db.execute(sql`
    update meal_plan_eater set excluded_ingredients = array_append(
      array_remove(array_remove(excluded_ingredients, ${from}::uuid), ${into}::uuid), ${into}::uuid)
    where ${from} = any(excluded_ingredients)`)
}

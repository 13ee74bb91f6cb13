import type { PlanRole } from '@zivina/contract/planning/meal-plan-read'
import type { Db } from '@zivina/db/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Counted, Page } from '#api/kernel/lists/page.ts'
import { allOf, countedPage, likeLiteral, NO_ROWS } from '#api/kernel/lists/sql.ts'
import { isStillShared } from '#api/planning/shares/sql.ts'
import { type PlanReader, planFrom, roleIn } from '../sql.ts'

/** A plan as one person sees it. Times are PostgreSQL's text of an instant. */
export type PlanRow = {
  guid: string
  name: string
  note: string
  premium_user: string | null
  creator: string | null
  version: number
  created_at: string
  updated_at: string
  role: PlanRole
  folder: string | null
  owner_name: string
  /** Whether its owner has premium. */
  is_active: boolean
  first_day: string | null
  last_day: string | null
  planned_days: number
  /** Guids of those who eat by it, in their order. */
  eaters: string[]
}

/** Which plans a list has, besides by their names. */
export type PlanFilter = {
  /** For whom: as their owner, as the admin who makes them for others, or as a member. */
  as: 'owner' | 'creator' | 'member'
  /** Undefined is every folder, null the main one. */
  folder?: string | null | undefined
  /** Normalised part of the name; empty finds all. */
  search: string
}

/** One page of plans, the last changed first. */
export async function selectPlans(
  db: Db,
  reader: PlanReader,
  filter: PlanFilter,
  { limit, offset }: Page,
): Promise<Counted<PlanRow>> {
  const where = conditions(reader, filter)
  const { columns, tables } = planFrom(roleIn(reader))
  const page = sql`
    select ${columns} from (
      select p.guid from meal_plan p where ${where} order by p.updated_at desc, p.guid desc limit ${limit} offset ${offset}
    ) shown, ${tables} where p.guid = shown.guid order by p.updated_at desc, p.guid desc`
  const { rows } = await db.execute<Counted<PlanRow>>(countedPage(sql`from meal_plan p where ${where}`, page))
  return rows[0] ?? NO_ROWS
}

function conditions({ guid }: PlanReader, { as, folder, search }: PlanFilter): SQL {
  const mine = {
    owner: sql`p.premium_user = ${guid}`,
    creator: sql`p.creator = ${guid} and p.premium_user is distinct from ${guid}`,
    member: sql`p.premium_user <> ${guid}
      and p.guid in (select s.object from share s where s.kind = 'meal_plan' and s."user" = ${guid})
      and ${isStillShared(sql.raw('p.premium_user'))}`,
  }
  const place = as === 'owner' ? sql`p.folder` : sql`p.creator_folder`
  return allOf([
    sql`p.deleted_at is null`,
    mine[as],
    folder === null && sql`${place} is null`,
    typeof folder === 'string' && sql`${place} = ${folder}`,
    search !== '' && sql`p.search_name like ${`%${likeLiteral(search)}%`}`,
  ])
}

/** One plan that a person may see. @param isLocked against changes of others until the transaction ends; what it has is read after that */
export async function selectPlan(
  db: Db,
  reader: PlanReader,
  guid: string,
  { isLocked = false, isDeleted = false }: { isLocked?: boolean; isDeleted?: boolean } = {},
): Promise<PlanRow | null> {
  // A statement sees what was there when it began: one that waits for a lock would read what it guards from before.
  if (isLocked) await db.execute(sql`select from meal_plan where guid = ${guid} for no key update`)
  const { columns, tables } = planFrom(roleIn(reader))
  const { rows } = await db.execute<PlanRow>(sql`
    select ${columns} from ${tables}
    where p.guid = ${guid} and a.role is not null and (p.deleted_at is not null) = ${isDeleted}`)
  return rows[0] ?? null
}

/** A plan for readers with its link, who were found to be still allowed. */
export async function selectLinkedPlan(db: Db, guid: string): Promise<PlanRow | null> {
  const { columns, tables } = planFrom(sql`'viewer'::text`)
  const { rows } = await db.execute<PlanRow>(sql`
    select ${columns} from ${tables} where p.guid = ${guid} and p.deleted_at is null`)
  return rows[0] ?? null
}

export type NewPlan = {
  guid: string
  name: string
  search_name: string
  note: string
  premium_user: string | null
  creator: string
  folder: string | null
  creator_folder: string | null
}

/** @returns its guid; null where that is taken, or where the folder is not that person's */
export async function insertPlan(db: Db, plan: NewPlan): Promise<string | null> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    insert into meal_plan (guid, name, search_name, note, premium_user, creator, folder, creator_folder)
    values (${plan.guid}, ${plan.name}, ${plan.search_name}, ${plan.note}, ${plan.premium_user}, ${plan.creator},
      ${plan.folder}, ${plan.creator_folder})
    on conflict (guid) do nothing returning guid`)
  return rows[0]?.guid ?? null
}

/** Whether a folder is a person's. */
export async function isFolderOf(db: Db, owner: string, folder: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from meal_plan_folder f where f.guid = ${folder} and f.owner = ${owner}`)
  return rows.length > 0
}

/** How many plans count for a person's limit: those that are theirs, and those they prepare for others. */
export async function countPlans(db: Db, person: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from meal_plan p
    where p.deleted_at is null and (p.premium_user = ${person} or p.creator = ${person} and p.premium_user is null)`)
  return rows[0]?.count ?? 0
}

/** How many plans count for a person's limit, and whether the plan of a guid is theirs already. */
export async function selectAttempt(
  db: Db,
  person: string,
  guid: string,
): Promise<{ count: number; is_made: boolean }> {
  const { rows } = await db.execute<{ count: number; is_made: boolean }>(sql`
    select count(*)::int as count, coalesce(bool_or(p.guid = ${guid}), false)
      or exists (select from meal_plan o where o.guid = ${guid} and o.creator = ${person} and o.deleted_at is null) as is_made
    from meal_plan p
    where p.deleted_at is null and (p.premium_user = ${person} or p.creator = ${person} and p.premium_user is null)`)
  return rows[0] ?? { count: 0, is_made: false }
}

export type PlanChanges = { name?: string; search_name?: string; note?: string; folder?: string | null }

/** Writes what is given. @param role whose folder it is */
export async function updatePlan(
  db: Db,
  guid: string,
  role: PlanRole,
  { name, search_name, note, folder }: PlanChanges,
): Promise<void> {
  const place = role === 'creator' ? sql`creator_folder` : sql`folder`
  const isCounted = name !== undefined || note !== undefined
  await db.execute(sql`
    update meal_plan set name = coalesce(${name ?? null}, name), search_name = coalesce(${search_name ?? null}, search_name),
      note = coalesce(${note ?? null}, note), version = version + ${isCounted ? 1 : 0}, updated_at = now()
      ${folder === undefined ? sql`` : sql`, ${place} = ${folder}`}
    where guid = ${guid}`)
}

/** Deletes a plan so that it can be restored, or restores it. */
export async function updateDeleted(db: Db, guid: string, isDeleted: boolean): Promise<void> {
  await db.execute(sql`
    update meal_plan set deleted_at = ${isDeleted ? sql`now()` : sql`null`}, updated_at = now() where guid = ${guid}`)
}

/** Moves the plans of a person's folder to another one. */
export async function updateFolderOf(
  db: Db,
  owner: string,
  { folder, to }: { folder: string; to: string | null },
): Promise<void> {
  await db.execute(sql`
    update meal_plan p set folder = case when p.folder = ${folder} then ${to}::uuid else p.folder end,
      creator_folder = case when p.creator_folder = ${folder} then ${to}::uuid else p.creator_folder end
    where (p.folder = ${folder} and p.premium_user = ${owner}) or (p.creator_folder = ${folder} and p.creator = ${owner})`)
}

/** Assigns an unassigned plan to a premium user. @returns whom a mail goes to; null where there is no such user */
export async function assignPlan(
  db: Db,
  guid: string,
  person: string,
): Promise<{ email: string; full_name: string } | null> {
  const { rows } = await db.execute<{ email: string; full_name: string }>(sql`
    with owner as (
      select u.guid, u.email, u.full_name from "user" u join membership m on m."user" = u.guid and m.is_premium
      where u.guid = ${person} and not u.is_banned
    ), first as (
      select e.guid from meal_plan_eater e where e.plan = ${guid} order by e.created_at, e.guid limit 1
    ), named as (
      update meal_plan_eater e set "user" = owner.guid from first, owner
      where e.guid = first.guid and e."user" is null and e.name = '' returning e.guid
    )
    update meal_plan p set premium_user = owner.guid, folder = null, updated_at = now() from owner
    where p.guid = ${guid} returning owner.email, owner.full_name`)
  return rows[0] ?? null
}

/** Deletes for good what was deleted before these instants. @returns the number of plans and of items */
export async function purgePlans(
  db: Db,
  { plans, items }: { plans: Date; items: Date },
): Promise<{ plans: number; items: number }> {
  const { rows } = await db.execute<{ plans: number; items: number }>(sql`
    with ended as (delete from meal_plan where deleted_at < ${plans.toISOString()}::timestamptz returning guid),
      taken as (delete from meal_plan_item where deleted_at < ${items.toISOString()}::timestamptz returning guid)
    select (select count(*)::int from ended) as plans, (select count(*)::int from taken) as items`)
  return rows[0] ?? { plans: 0, items: 0 }
}

import type { Db } from '@zivina/db/database'
import { consultation } from '@zivina/db/schema/counselling/consultation'
import { nutritionist } from '@zivina/db/schema/counselling/nutritionist'
import { tailoredPlan } from '@zivina/db/schema/counselling/tailored-plan'
import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'

const selection = (db: Db) =>
  db
    .select({
      ...getTableColumns(tailoredPlan),
      nutritionist: consultation.nutritionist,
      nutritionist_name: nutritionist.name,
      /** Who made the plan; null once it is a client's own, or gone. */
      maker: sql<string | null>`(
        select p.creator from meal_plan p
        where p.guid = ${tailoredPlan.meal_plan} and p.premium_user is null and p.deleted_at is null)`,
      days: sql<string[]>`array(
        select distinct i.day::text from meal_plan_item i join meal_plan p on p.guid = i.plan
        where i.plan = ${tailoredPlan.meal_plan} and i.deleted_at is null and p.premium_user is null and p.deleted_at is null
        order by 1)`,
    })
    .from(tailoredPlan)
    .innerJoin(consultation, eq(consultation.guid, tailoredPlan.consultation))
    .leftJoin(nutritionist, eq(nutritionist.user, consultation.nutritionist))

/** A plan made for a client, with its days. */
export type TailoredRow = Awaited<ReturnType<typeof selection>>[number]

async function one(db: Db, which: SQL | undefined): Promise<TailoredRow | null> {
  const [row] = await selection(db).where(which)
  return row ?? null
}

export const selectOwn = (db: Db, user: string, guid: string): Promise<TailoredRow | null> =>
  one(db, and(eq(tailoredPlan.guid, guid), eq(tailoredPlan.user, user)))

/** Those of a client, the latest first. */
export function selectOwned(db: Db, user: string, most: number): Promise<TailoredRow[]> {
  return selection(db)
    .where(eq(tailoredPlan.user, user))
    .orderBy(desc(tailoredPlan.created_at), desc(tailoredPlan.guid))
    .limit(most)
}

/** Those that a nutritionist made for a client, the latest first. */
export function selectMadeFor(db: Db, user: string, by: string, most: number): Promise<TailoredRow[]> {
  return selection(db)
    .where(and(eq(tailoredPlan.user, user), eq(consultation.nutritionist, by)))
    .orderBy(desc(tailoredPlan.created_at), desc(tailoredPlan.guid))
    .limit(most)
}

/** Those of a consultation that the client did not decline, in the order in which they were given. */
export function selectGiven(db: Db, of: string): Promise<TailoredRow[]> {
  return selection(db)
    .where(and(eq(tailoredPlan.consultation, of), isNull(tailoredPlan.declined_at)))
    .orderBy(tailoredPlan.created_at, tailoredPlan.guid)
}

/** Locks one until the transaction ends; it is read by another statement. */
export async function lockTailored(db: Db, guid: string): Promise<void> {
  await db.execute(sql`select from tailored_plan where guid = ${guid} for update`)
}

type Includes = { client: string; email: string; full_name: string; left: number }

/** The client of a nutritionist's consultation, and how many plans it still includes; null where it is not theirs. */
export async function selectIncludes(db: Db, nutritionist: string, guid: string): Promise<Includes | null> {
  const { rows } = await db.execute<Includes>(sql`
    select c."user" as client, u.email, u.full_name,
      coalesce(s.meal_plans, 0) - (select count(*)::int from tailored_plan t
        where t.consultation = c.guid and t.declined_at is null) as left
    from consultation c join "user" u on u.guid = c."user" left join counselling_service s on s.service = c.service
    where c.guid = ${guid} and c.nutritionist = ${nutritionist} and c.state in ('confirmed', 'done')`)
  return rows[0] ?? null
}

/** The name of a plan that an administrator made and has not assigned, and whether it has something; null where there is none. */
export async function selectMade(
  db: Db,
  creator: string,
  guid: string,
): Promise<{ name: string; is_empty: boolean } | null> {
  const { rows } = await db.execute<{ name: string; is_empty: boolean }>(sql`
    select p.name, not exists (select from meal_plan_item i where i.plan = p.guid and i.deleted_at is null) as is_empty
    from meal_plan p
    where p.guid = ${guid} and p.creator = ${creator} and p.premium_user is null and p.deleted_at is null`)
  return rows[0] ?? null
}

/** @returns null where the plan was given before */
export async function insertTailored(db: Db, row: typeof tailoredPlan.$inferInsert): Promise<string | null> {
  const [made] = await db.insert(tailoredPlan).values(row).onConflictDoNothing().returning({ guid: tailoredPlan.guid })
  return made?.guid ?? null
}

export async function updateTailored(
  db: Db,
  guid: string,
  changes: Partial<typeof tailoredPlan.$inferInsert>,
): Promise<void> {
  await db.update(tailoredPlan).set(changes).where(eq(tailoredPlan.guid, guid))
}

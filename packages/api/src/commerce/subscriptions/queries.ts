import type { Db } from '@zivina/db/database'
import { premiumGrant } from '@zivina/db/schema/commerce/premium-grant'
import type { GrantedPlan } from '@zivina/domain/commerce/membership'
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'

export type GrantRow = typeof premiumGrant.$inferSelect
export type NewGrant = typeof premiumGrant.$inferInsert

/** The grants of an account, the latest first. */
export function selectGrants(db: Db, user: string): Promise<GrantRow[]> {
  return db
    .select()
    .from(premiumGrant)
    .where(eq(premiumGrant.user, user))
    .orderBy(desc(premiumGrant.begins), desc(premiumGrant.guid))
}

/** @returns false where the order has a grant already */
export async function insertGrant(db: Db, grant: NewGrant): Promise<boolean> {
  const { rowCount } = await db.insert(premiumGrant).values(grant).onConflictDoNothing({ target: premiumGrant.order })
  return rowCount === 1
}

/** Gives the grant of an order another last day. */
export async function updateGrantOf(db: Db, order: string, changes: Partial<NewGrant>): Promise<void> {
  await db.update(premiumGrant).set(changes).where(eq(premiumGrant.order, order))
}

/** Ends the grant of an order with yesterday where it still runs. */
export async function endRunningGrantOf(db: Db, order: string, today: string): Promise<void> {
  await db
    .update(premiumGrant)
    .set({ ends: sql`${today}::date - 1`, ended_at: sql`now()` })
    .where(and(eq(premiumGrant.order, order), sql`${premiumGrant.ends} >= ${today}::date`))
}

/** The latest grant of what was bought in an app store; null where it gave none yet. */
export async function selectStoreGrant(db: Db, store_subscription: string): Promise<GrantRow | null> {
  const [row] = await db
    .select()
    .from(premiumGrant)
    .where(eq(premiumGrant.store_subscription, store_subscription))
    .orderBy(desc(premiumGrant.begins), desc(premiumGrant.guid))
    .limit(1)
  return row ?? null
}

export async function updateGrant(db: Db, guid: string, changes: Partial<NewGrant>): Promise<void> {
  await db.update(premiumGrant).set(changes).where(eq(premiumGrant.guid, guid))
}

/** Whether an administrator has given the same plan until the same day, and it still runs. */
export async function hasSameGrant(
  db: Db,
  { user, plan, ends, today }: { user: string; plan: GrantedPlan; ends: string | null; today: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ is_there: boolean }>(sql`
    select exists (select from premium_grant g where g."user" = ${user} and g.plan = ${plan} and g.source = 'admin'
      and g.begins <= ${today}::date and g.ends is not distinct from ${ends}::date and g.ended_at is null) as is_there`)
  return rows[0]?.is_there ?? false
}

/**
 * Ends the grants of an account that are not a store's: yesterday is their last day. Those that have ended are left alone.
 * @returns the orders of those that ended; null for each that has none
 */
export async function endGrants(
  db: Db,
  user: string,
  { today, yesterday }: { today: string; yesterday: string },
): Promise<(string | null)[]> {
  const goesOn = or(isNull(premiumGrant.ends), sql`${premiumGrant.ends} >= ${today}::date`)
  const ended = await db
    .update(premiumGrant)
    .set({ ends: yesterday, ended_at: sql`now()` })
    .where(and(eq(premiumGrant.user, user), ne(premiumGrant.source, 'store'), goesOn))
    .returning({ order: premiumGrant.order })
  return ended.map(({ order }) => order)
}

/**
 * Accounts of which a grant began or ended between two days: their membership is another one since. In the order of their
 * keys, after `after`.
 */
export async function selectChanged(
  db: Db,
  { from, to, after, limit }: { from: string; to: string; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ user: string }>(sql`
    select "user" from (
      select g."user" from premium_grant g where g.begins between ${from}::date and ${to}::date
      union select g."user" from premium_grant g where g.ends between ${from}::date - 1 and ${to}::date - 1) changed
    where ${after}::uuid is null or "user" > ${after}::uuid order by "user" limit ${limit}`)
  return rows.map(({ user }) => user)
}

/** Gives accounts of a demo, whose membership was written before there were grants, the grant that it follows from. */
export async function insertMissingGrants(db: Db, today: string): Promise<void> {
  await db.execute(sql`
    insert into premium_grant ("user", plan, source, begins, ends, reason)
    select m."user", case when m.plan = 'free' then 'premium' else m.plan end, 'admin', coalesce(m.active_from, ${today}::date),
      m.expiry_date, 'Ukázkový účet'
    from membership m where m.is_premium and not exists (select from premium_grant g where g."user" = m."user")`)
}

import type { Db } from '@zivina/db/database'
import { storeCustomer, storeDeletion, storeSubscription } from '@zivina/db/schema/commerce/store-subscription'
import { and, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'

export type StoreRow = typeof storeSubscription.$inferSelect
export type NewStoreRow = typeof storeSubscription.$inferInsert

/** What an account bought in app stores; what ends last comes first. */
export function selectOwn(db: Db, user: string): Promise<(StoreRow & { management_url: string | null })[]> {
  return db
    .select({ ...getTableColumns(storeSubscription), management_url: storeCustomer.management_url })
    .from(storeSubscription)
    .leftJoin(storeCustomer, eq(storeCustomer.user, storeSubscription.user))
    .where(eq(storeSubscription.user, user))
    .orderBy(sql`${storeSubscription.expires_at} desc nulls first`, storeSubscription.guid)
}

export async function isAccount(db: Db, user: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from "user" where guid = ${user}`)
  return rows.length > 0
}

/** What names one purchase, in whichever account it is. */
export type Purchased = Pick<NewStoreRow, 'customer' | 'product' | 'store'> & { transaction_id: string | null }

/** Other accounts that have one of these purchases, and which of the products those are. */
export async function selectHolders(
  db: Db,
  account: string,
  purchases: readonly Purchased[],
): Promise<{ user: string; product: string }[]> {
  if (purchases.length === 0) return []
  const { rows } = await db.execute<{ user: string; product: string }>(sql`
    select distinct s."user", s.product from store_subscription s
    join json_to_recordset(${JSON.stringify(purchases)}::json)
      as p(customer text, product text, store text, transaction_id text) on s.product = p.product
      and (s.customer = p.customer or (s.store = p.store and s.transaction_id = p.transaction_id))
    where s."user" <> ${account}`)
  return rows
}

/**
 * Writes when an account was read.
 * @returns false where it was read later already
 */
export async function markRead(
  db: Db,
  { user, read_at, management_url }: Pick<typeof storeCustomer.$inferInsert, 'user' | 'read_at' | 'management_url'>,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(storeCustomer)
    .values({ user, read_at, management_url })
    .onConflictDoUpdate({
      target: storeCustomer.user,
      set: { read_at, management_url, checked_at: sql`now()` },
      setWhere: sql`${storeCustomer.read_at} <= ${read_at.toISOString()}`,
    })
  return rowCount === 1
}

/** Remembers that accounts are to be read, of which something was told, until they are; those that do not exist are left out. */
export async function markDue(db: Db, accounts: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into store_customer ("user", read_at, checked_at)
    select u.guid, 'epoch', 'epoch' from "user" u where u.guid = any(${sql.param(accounts)}::uuid[]) order by u.guid
    on conflict ("user") do update set checked_at = 'epoch'`)
}

/** Writes a purchase of a locked account. @returns its guid; null where another account has it */
export async function writePurchase(db: Db, row: NewStoreRow): Promise<string | null> {
  const { user: _user, product: _product, ...changes } = row
  const [changed] = await db
    .update(storeSubscription)
    .set(changes)
    .where(and(eq(storeSubscription.user, row.user), eq(storeSubscription.product, row.product)))
    .returning({ guid: storeSubscription.guid })
  if (changed !== undefined) return changed.guid
  const [made] = await db
    .insert(storeSubscription)
    .values(row)
    .onConflictDoNothing()
    .returning({ guid: storeSubscription.guid })
  return made?.guid ?? null
}

/** Purchases of an account that are not among these products: the store has them no more, or another account has. */
export function selectGone(db: Db, user: string, products: readonly string[]): Promise<{ guid: string }[]> {
  return db
    .select({ guid: storeSubscription.guid })
    .from(storeSubscription)
    .where(and(eq(storeSubscription.user, user), notInArray(storeSubscription.product, [...products])))
}

export async function deletePurchase(db: Db, guid: string): Promise<void> {
  await db.delete(storeSubscription).where(eq(storeSubscription.guid, guid))
}

/**
 * Accounts to read again, those not read for longest first: something was told of them that could not be read; something of theirs ends
 * soon or ended within a few days and was not read for six hours; or it goes on and was not read for a week.
 */
export async function selectStale(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ user: string }>(sql`
    select c."user" from store_customer c
    where c.checked_at = 'epoch' or (c.checked_at < now() - interval '6 hours' and exists (
      select from store_subscription s where s."user" = c."user" and (
        greatest(s.expires_at, s.grace_until) between now() - interval '3 days' and now() + interval '2 days'
        or (c.checked_at < now() - interval '7 days' and (s.expires_at is null or s.expires_at > now())))))
    order by c.checked_at limit ${limit}`)
  return rows.map(({ user }) => user)
}

/** Remembers to have an account forgotten by the service, where the service knows it. */
export async function insertDeletion(db: Db, account: string): Promise<void> {
  await db.execute(sql`
    insert into store_deletion (account) select c."user" from store_customer c where c."user" = ${account}
    on conflict do nothing`)
}

export async function selectDeletions(db: Db, tries_max: number, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ account: string }>(
    sql`select account from store_deletion where tries < ${tries_max} order by tries, created_at limit ${limit}`,
  )
  return rows.map(({ account }) => account)
}

export async function deleteDeletion(db: Db, account: string): Promise<void> {
  await db.delete(storeDeletion).where(eq(storeDeletion.account, account))
}

export async function countTry(db: Db, account: string): Promise<void> {
  await db
    .update(storeDeletion)
    .set({ tries: sql`${storeDeletion.tries} + 1` })
    .where(eq(storeDeletion.account, account))
}

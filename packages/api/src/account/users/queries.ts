import type { Db } from '@zivina/db/database'
import { accountDeletion } from '@zivina/db/schema/account/account-deletion'
import { bodyMeasurement } from '@zivina/db/schema/account/body-measurement'
import { totp } from '@zivina/db/schema/account/second-factor'
import { user } from '@zivina/db/schema/account/user'
import { eq, getTableColumns, sql } from 'drizzle-orm'

const { password_hash, username_key: _, ...shown } = getTableColumns(user)

function selection(db: Db) {
  return db
    .select({
      ...shown,
      has_password: sql<boolean>`${password_hash} is not null`,
      deletion_at: accountDeletion.due_at,
      favorites: sql<string[]>`array(
        select f.recipe::text from favorite f join recipe r on r.guid = f.recipe
        where f.user = ${user.guid} and (r.status = 'Approved' or r.creator = ${user.guid})
        order by f.created_at desc, f.recipe desc)`,
      filters: sql<string[]>`array(
        select u.guid::text from user_filter u where u.user = ${user.guid} order by u.created_at desc, u.guid desc)`,
      totp_enabled: sql<boolean>`coalesce(${totp.confirmed_at} is not null, false)`,
    })
    .from(user)
    .leftJoin(accountDeletion, eq(accountDeletion.user, user.guid))
    .leftJoin(totp, eq(totp.user, user.guid))
}

export type UserRow = Awaited<ReturnType<typeof selection>>[number]

/** An account with what belongs to it, without its secrets. */
export async function selectUser(db: Db, guid: string): Promise<UserRow | null> {
  const [row] = await selection(db).where(eq(user.guid, guid))
  return row ?? null
}

/** The same, kept from being changed by others until the transaction ends. */
export async function lockUser(db: Db, guid: string): Promise<UserRow | null> {
  const [row] = await selection(db).where(eq(user.guid, guid)).for('update', { of: user })
  return row ?? null
}

type Changeable = Omit<typeof user.$inferInsert, 'guid' | 'updated_at'>
/** Columns to write; undefined leaves a column as it is. */
export type UserChanges = { [Column in keyof Changeable]?: Changeable[Column] | undefined }

export async function updateUser(db: Db, guid: string, changes: UserChanges): Promise<void> {
  await db
    .update(user)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(user.guid, guid))
}

/** Writes the weight of a day; what else was measured that day stays. */
export async function upsertWeight(db: Db, guid: string, day: string, weight: number | null): Promise<void> {
  await db
    .insert(bodyMeasurement)
    .values({ user: guid, day, weight })
    .onConflictDoUpdate({ target: [bodyMeasurement.user, bodyMeasurement.day], set: { weight } })
}

export async function deleteMeasurements(db: Db, guid: string): Promise<void> {
  await db.delete(bodyMeasurement).where(eq(bodyMeasurement.user, guid))
}

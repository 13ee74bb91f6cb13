import type { Db } from '@zivina/db/database'
import { user } from '@zivina/db/schema/account/user'
import { eq, type SQL, sql } from 'drizzle-orm'
import { keepPassword } from '#api/account/credentials/passwords/sql.ts'

/** @param password_hash null for an account without a password */
export async function insertUser(
  db: Db,
  fields: typeof user.$inferInsert,
  password_hash: string | null,
): Promise<string> {
  const account = db.insert(user).values(fields).returning({ guid: user.guid })
  const [row] = password_hash === null ? await account : await insertWithPassword(db, account.getSQL(), password_hash)
  if (!row) throw new Error('The insert returned no row.')
  return row.guid
}

async function insertWithPassword(db: Db, account: SQL, password_hash: string): Promise<{ guid: string }[]> {
  const { rows } = await db.execute<{ guid: string }>(sql`
    with account as (${account}) ${keepPassword(password_hash)} returning "user" as guid`)
  return rows
}

/** Inserts accounts, except those whose address or name is taken. @returns the inserted ones */
export function insertUsers(
  db: Db,
  accounts: (typeof user.$inferInsert)[],
): Promise<{ guid: string; email: string }[]> {
  return db.insert(user).values(accounts).onConflictDoNothing().returning({ guid: user.guid, email: user.email })
}

/** A statement after a `with`: an unfinished account begins anew with these values, and without what was chosen before. */
export function renewUser(db: Db, guid: string, fields: typeof user.$inferInsert): SQL {
  const blank = { newsletter_at: null, health_data_consent_at: null, settings: [], image: null }
  return db
    .update(user)
    .set({ ...blank, ...fields })
    .where(eq(user.guid, guid))
    .getSQL()
}

/** The columns that the welcome mail needs. */
export type Welcomed = { guid: string; email: string; full_name: string; username: string; newsletter: boolean }

/** Marks an address as verified; null when it was verified already. */
export async function markVerified(db: Db, guid: string): Promise<Welcomed | null> {
  const { rows } = await db.execute<Welcomed>(sql`
    update "user" set email_verified = true where guid = ${guid} and not email_verified
    returning guid, email, full_name, username, newsletter_at is not null as newsletter`)
  return rows[0] ?? null
}

/** Sets a password by a link sent by e-mail, which also verifies the address. */
export async function setPasswordByMail(db: Db, guid: string, password_hash: string): Promise<void> {
  await db.execute(sql`
    with account as (update "user" set email_verified = true, updated_at = now() where guid = ${guid} returning guid)
    ${keepPassword(password_hash)}`)
}

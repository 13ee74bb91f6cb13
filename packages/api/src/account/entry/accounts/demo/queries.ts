import type { Db } from '@zivina/db/database'
import type { bodyProfile } from '@zivina/db/schema/account/body-profile'
import { user } from '@zivina/db/schema/account/user'
import { inArray } from 'drizzle-orm'
import { insertPasswords } from '#api/account/credentials/passwords/sql.ts'
import { insertMemberships } from '#api/account/identity/memberships/sql.ts'
import { insertUsers } from '#api/account/identity/registration/sql.ts'
import { insertBodyProfiles } from '#api/account/identity/users/sql.ts'

/** Returns those of the addresses that belong to accounts. */
export async function findPresent(db: Db, emails: string[]): Promise<string[]> {
  const rows = await db.select({ email: user.email }).from(user).where(inArray(user.email, emails))
  return rows.map(({ email }) => email)
}

/** A new account with the values of its other tables. */
type DemoAccount = typeof user.$inferInsert & {
  password_hash: string
  is_premium?: boolean
  plan?: string
  /** Facts about the body, with the consent to keep them. */
  body?: Omit<typeof bodyProfile.$inferInsert, 'user'>
}

/** Instances that start at the same time insert the same rows; those of the first one stay. */
export async function insertMissing(db: Db, accounts: DemoAccount[]): Promise<void> {
  await db.transaction(async (db) => {
    const made = await insertUsers(db, accounts.map(accountFields))
    const rows = made.flatMap(({ guid, email }) => {
      const account = accounts.find((given) => given.email === email)
      return account ? [{ ...account, user: guid }] : []
    })
    await insertPasswords(
      db,
      rows.map(({ user: owner, password_hash: hash }) => ({ user: owner, hash })),
    )
    await insertBodyProfiles(
      db,
      rows.flatMap(({ user: owner, body }) => (body ? [{ ...body, user: owner }] : [])),
    )
    const members = rows.filter(({ is_premium }) => is_premium)
    await insertMemberships(
      db,
      members.map(({ user: owner, is_premium, plan }) => ({ user: owner, is_premium, plan })),
    )
  })
}

/** The columns of the table of accounts. */
function accountFields({ password_hash: _, is_premium: __, plan: ___, body, ...fields }: DemoAccount) {
  return { ...fields, ...(body ? { health_data_consent_at: new Date() } : {}) }
}

import { usernameKey } from '@zivina/contract/account/usernames'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { nextNumber, onlyRow } from '#db/build/sequence.ts'
import type { Db } from '#db/database.ts'
import { billingAddress } from '#db/schema/account/billing-address.ts'
import { bodyProfile } from '#db/schema/account/body-profile.ts'
import { membership } from '#db/schema/account/membership.ts'
import { password } from '#db/schema/account/password.ts'
import { user } from '#db/schema/account/user.ts'
import { publicProfile } from '#db/schema/catalogue/public-profile.ts'

export type User = typeof user.$inferSelect
export type PublicProfile = typeof publicProfile.$inferSelect

/** Columns of an account and of the tables beside it. */
export type UserFields = Partial<
  typeof user.$inferInsert &
    Omit<typeof membership.$inferInsert & typeof billingAddress.$inferInsert & typeof bodyProfile.$inferInsert, 'user'>
> & { password_hash?: string | null }

/** Makes an account with a verified e-mail address; it has a password and other parts only where they are given. */
export async function buildUser(db: Db, { password_hash, ...fields }: UserFields = {}): Promise<User> {
  const username = fields.username ?? `uzivatel-${nextNumber()}`
  const values = {
    username,
    username_key: usernameKey(username),
    email: `${username}@example.com`,
    email_verified: true,
    ...fields,
  }
  const made = onlyRow(await db.insert(user).values(values).returning())
  const part = { ...fields, user: made.guid }
  if (password_hash) await db.insert(password).values({ user: made.guid, hash: password_hash })
  if (hasColumnOf(membership, fields)) await db.insert(membership).values(part)
  if (hasColumnOf(billingAddress, fields)) await db.insert(billingAddress).values(part)
  if (hasColumnOf(bodyProfile, fields)) await db.insert(bodyProfile).values(part)
  return made
}

const hasColumnOf = (table: PgTable, fields: object): boolean =>
  Object.keys(getTableColumns(table)).some((column) => column in fields)

/** Makes a creator's public profile, and an account for it where none is given. */
export async function buildPublicProfile(
  db: Db,
  fields: Partial<typeof publicProfile.$inferInsert> = {},
): Promise<PublicProfile> {
  const slug = fields.slug ?? `tvurce-${nextNumber()}`
  const account = fields.user ?? (await buildUser(db, { username: slug })).guid
  const values = {
    slug,
    name: `Tvůrce ${slug}`,
    headline: 'Vaří rád a často',
    bio: 'Krátké představení tvůrce.',
    specialisation: 'Domácí kuchyně',
    colour: '#2e7d4f',
    ...fields,
    user: account,
  }
  return onlyRow(await db.insert(publicProfile).values(values).returning())
}

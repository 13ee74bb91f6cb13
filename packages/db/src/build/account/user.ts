import { usernameKey } from '@zivina/contract/account/usernames'
import { nextNumber, onlyRow } from '#db/build/sequence.ts'
import type { Db } from '#db/database.ts'
import { user } from '#db/schema/account/user.ts'
import { publicProfile } from '#db/schema/catalogue/public-profile.ts'

export type User = typeof user.$inferSelect
export type PublicProfile = typeof publicProfile.$inferSelect

/** Makes an account with a proven address; it has no password unless told. */
export async function buildUser(db: Db, fields: Partial<typeof user.$inferInsert> = {}): Promise<User> {
  const username = fields.username ?? `uzivatel-${nextNumber()}`
  const values = {
    username,
    username_key: usernameKey(username),
    email: `${username}@example.com`,
    email_verified: true,
    ...fields,
  }
  return onlyRow(await db.insert(user).values(values).returning())
}

/** Makes a creator's public profile, and the account where none is given. */
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

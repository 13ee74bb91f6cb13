import { usernameKey } from '@zivina/contract/account/usernames'
import { z } from 'zod'
import type { Db } from '#db/database.ts'
import { user } from '#db/schema/account/user.ts'
import { publicProfile } from '#db/schema/catalogue/public-profile.ts'
import { readJson } from '#db/seed/catalogue-file.ts'

const Profiles = z.array(
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    headline: z.string(),
    specialisation: z.string(),
    bio: z.string(),
    colour: z.string().regex(/^#[0-9a-f]{6}$/i),
    logo: z.string().nullable(),
    image: z.string().nullable(),
  }),
)

/**
 * Inserts the creators' accounts and public profiles. A creator's username is the slug of the profile.
 *
 * @returns the guids of the accounts by username
 */
export async function seedProfiles(db: Db): Promise<Map<string, string>> {
  const profiles = Profiles.parse(await readJson('public-profiles.json'))
  const users = await db
    .insert(user)
    .values(
      profiles.map(({ slug }) => ({
        username: slug,
        username_key: usernameKey(slug),
        // These accounts cannot log in: they have no password, and the domain can receive no mail.
        email: `${slug}@tvurci.example`,
        email_verified: true,
      })),
    )
    .returning()
  const guids = new Map(users.map(({ username, guid }) => [username, guid]))
  await db
    .insert(publicProfile)
    .values(profiles.map((profile, position) => ({ ...profile, position, user: guids.get(profile.slug) ?? '' })))
  return guids
}

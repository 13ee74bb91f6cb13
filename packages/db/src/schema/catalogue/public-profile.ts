import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { pictureColumn } from '#db/picture-use.ts'
import { user } from '#db/schema/account/user.ts'
import { guid } from '#db/schema/columns.ts'

/** A creator's public page; one per creator account. */
export const publicProfile = pgTable('public_profile', {
  guid: guid(),
  user: uuid()
    .notNull()
    .unique()
    .references(() => user.guid, { onDelete: 'cascade' }),
  slug: text().notNull().unique(),
  name: text().notNull(),
  headline: text().notNull(),
  bio: text().notNull(),
  specialisation: text().notNull(),
  /** CSS colour of the creator's own accents, `#rrggbb`. */
  colour: text().notNull(),
  /** Path of the logo inside the image host, or an absolute address. */
  logo: text(),
  /** Path of the portrait inside the image host, or an absolute address. */
  image: text(),
  position: integer().notNull().default(0),
})

/** A former slug of a profile, which redirects to the present one. A trigger stores it whenever a profile's slug changes. */
export const publicProfileOldSlug = pgTable(
  'public_profile_old_slug',
  {
    slug: text().primaryKey(),
    profile: uuid()
      .notNull()
      .references(() => publicProfile.guid, { onDelete: 'cascade' }),
  },
  (table) => [index('public_profile_old_slug_profile').on(table.profile)],
)

export const publicProfilePersonalData = ownRows(publicProfile, {
  bound: { rows: 1, row_bytes: 20_000, by: 'key' },
  file: 'verejny-profil.json',
  part: 'made',
  order: publicProfile.slug,
})

export const publicProfilePictures = [pictureColumn(publicProfile.image), pictureColumn(publicProfile.logo)]

import { PROGRESS_PHOTOS_BYTES_MAX, PROGRESS_PHOTOS_MAX } from '@zivina/contract/body/limits'
import { sql } from 'drizzle-orm'
import { customType, date, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A photo by which a person sees how their body changes. Its bytes are in the row and not at the image host, whose addresses are
 * public: only its owner can load it. Data about health: stored with the consent, deleted when it ends. The guid is the
 * client's.
 */
export const progressPhoto = pgTable(
  'progress_photo',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    /** Calendar day on which it was taken. */
    day: date({ mode: 'string' }).notNull(),
    /** A JPEG, drawn anew from the pixels that were sent. */
    bytes: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: moment(),
  },
  (table) => [index('progress_photo_user').on(table.user, table.day)],
)

export const progressPhotoPersonalData = ownRows(progressPhoto, {
  bound: { rows: PROGRESS_PHOTOS_MAX, row_bytes: PROGRESS_PHOTOS_BYTES_MAX / PROGRESS_PHOTOS_MAX, by: 'limit' },
  file: 'fotky-postupu.json',
  part: 'pictures',
  order: progressPhoto.day,
  columns: [
    progressPhoto.guid,
    progressPhoto.user,
    progressPhoto.day,
    progressPhoto.width,
    progressPhoto.height,
    progressPhoto.created_at,
  ],
  pictures: {
    names: (user) => sql`
      select p.guid, 'fotky-postupu/' || p.day || '-' || p.guid || '.jpg' as name from progress_photo p
      where p."user" = ${user} order by p.day, p.guid`,
    slice: (guid, from, length) =>
      sql`select substring(p.bytes from ${from + 1}::int for ${length}::int) as bytes from progress_photo p where p.guid = ${guid}`,
  },
})

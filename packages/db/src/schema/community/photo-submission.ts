import { PHOTO_SUBMISSIONS_MAX } from '@zivina/contract/kernel/limits'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { pictureColumn } from '#db/picture-use.ts'
import { user } from '#db/schema/account/user.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

/** A user's photo of a recipe they cooked. */
export const photoSubmission = pgTable(
  'photo_submission',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
    /** Path inside the image host, or an absolute address. */
    photo: text().notNull().unique(),
    caption: text().notNull().default(''),
    status: text().$type<Status>().notNull().default('Pending'),
    status_note: text().notNull().default(''),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('photo_submission_status', oneOf(table.status, STATUSES)),
    index('photo_submission_user').on(table.user, table.created_at),
    index('photo_submission_recipe').on(table.recipe, table.status, table.created_at),
    index('photo_submission_status_created_at').on(table.status, table.created_at, table.guid),
    index('photo_submission_created_at').on(table.created_at, table.guid),
  ],
)

export const photoSubmissionPersonalData = ownRows(photoSubmission, {
  bound: { rows: PHOTO_SUBMISSIONS_MAX, row_bytes: 2_000, by: 'limit' },
  file: 'fotografie-receptu.json',
  part: 'sent',
  order: photoSubmission.created_at,
})

export const photoSubmissionPictures = [pictureColumn(photoSubmission.photo)]

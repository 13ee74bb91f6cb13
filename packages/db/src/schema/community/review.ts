import type { Status } from '@zivina/domain/catalogue/statuses'
import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

/** A user's review of a recipe; one per user and recipe. */
export const review = pgTable(
  'review',
  {
    guid: guid(),
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    /** Stars, 1 to 5. */
    rating: integer().notNull(),
    comment: text(),
    /** The creator's answer to the comment; at most one. */
    reply: text(),
    replied_at: timestamp({ withTimezone: true }),
    status: text().$type<Status>().notNull().default('Pending'),
    status_note: text().notNull().default(''),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('review_rating', sql`${table.rating} between 1 and 5`),
    check('review_status', oneOf(table.status, STATUSES)),
    check('review_reply', sql`${table.reply} is null or ${table.comment} is not null`),
    uniqueIndex('review_recipe_user').on(table.recipe, table.user),
    index('review_user').on(table.user, table.created_at),
    index('review_recipe_status').on(table.recipe, table.status, table.created_at),
    index('review_status_created_at').on(table.status, table.created_at, table.guid),
    index('review_created_at').on(table.created_at, table.guid),
    index('review_best_first').on(table.rating, table.created_at, table.guid),
    index('review_worst_first').on(table.rating, table.created_at.desc().nullsFirst(), table.guid.desc().nullsFirst()),
    // `fold_text` is ours (migration 0012): small letters without accents.
    index('review_comment').using('gin', sql`fold_text(${table.comment}) gin_trgm_ops`),
  ],
)

export const reviewPersonalData = ownRows(review, {
  bound: { rows: 1_000_000, row_bytes: 10_000, by: 'key' },
  file: 'hodnoceni.json',
  part: 'sent',
  order: review.created_at,
})

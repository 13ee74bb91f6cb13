import type { SavedWhat } from '@zivina/contract/body/diary-fields'
import { SAVED_MEALS_MAX } from '@zivina/contract/body/limits'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'

/** Foods that a person eats together. The guid is the client's. */
export const savedMeal = pgTable(
  'saved_meal',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Each with the name that it had when it was saved, and its energy, kJ. */
    items: jsonb().$type<{ what: SavedWhat; name: string; kilojoules: number | null }[]>().notNull(),
    used_at: timestamp({ withTimezone: true }),
    created_at: moment(),
  },
  (table) => [index('saved_meal_user').on(table.user, table.created_at)],
)

export const savedMealPersonalData = ownRows(savedMeal, {
  bound: { rows: SAVED_MEALS_MAX, row_bytes: 20_000, by: 'limit' },
  file: 'ulozena-jidla.json',
  part: 'kept',
  order: savedMeal.created_at,
})

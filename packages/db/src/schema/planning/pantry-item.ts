import type { PantryTaken } from '@zivina/domain/planning/shopping/take-from-pantry'
import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { needColumns } from './shopping-list.ts'

/** Something that a person has at home. */
export const pantryItem = pgTable(
  'pantry_item',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    ...needColumns(),
    /** Calendar day on the package. */
    best_before: date({ mode: 'string' }),
    /** When a person last changed it, as the client tells. */
    changed_at: moment(),
    /** Set where cooking used it up; it comes back when the cooking is taken back. */
    used_up_at: timestamp({ withTimezone: true }),
    /** Set where its owner removed it, with `used_up_at`: clients that read changes have to hear of it for some days. */
    removed_at: timestamp({ withTimezone: true }),
    /** When it was last written, by the clock of the database. */
    stored_at: moment(),
    created_at: moment(),
  },
  (table) => [
    check('pantry_item_unit', oneOf(table.unit, WEIGHT_UNITS)),
    index('pantry_item_user').on(table.user, table.best_before),
    index('pantry_item_stored').on(table.user, table.stored_at),
    index('pantry_item_removed').on(table.removed_at).where(sql`${table.removed_at} is not null`),
    index('pantry_item_ingredient').on(table.ingredient),
  ],
)

/** That a person cooked from their pantry, and what it took. The guid is the client's. */
export const pantryUse = pgTable(
  'pantry_use',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    taken: jsonb().$type<PantryTaken[]>().notNull(),
    created_at: moment(),
  },
  (table) => [index('pantry_use_user').on(table.user, table.created_at)],
)

export const pantryPersonalData = ownRows(pantryItem, {
  bound: { rows: 20_000, row_bytes: 1_000, by: 'pace' },
  file: 'spiz.json',
  part: 'kept',
  order: pantryItem.created_at,
})

export const pantryUsePersonalData = ownRows(pantryUse, {
  bound: { rows: 3_000, row_bytes: 10_000, by: 'pace' },
  file: 'vareni-ze-spize.json',
  part: 'kept',
  order: pantryUse.created_at,
})

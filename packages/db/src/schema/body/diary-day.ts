import type { RecipeTotals } from '@zivina/nutrition/macros'
import type { PackedConstituents } from '@zivina/nutrition/packed-constituents'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { moment } from '#db/schema/columns.ts'

/** An instant that is before every other until it is written. */
const saidAt = () => timestamp({ withTimezone: true }).notNull().default(sql`'-infinity'`)

/**
 * A day of a person's diary with its sums, written in the transaction that changes the day's entries. Every sum over a longer time is
 * made of these rows.
 */
export const diaryDay = pgTable(
  'diary_day',
  {
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    /** As in `diary_entry`. */
    day: date({ mode: 'string' }).notNull(),
    /** How many entries it has, and how many of them are something eaten. */
    entry_count: integer().notNull().default(0),
    eaten_count: integer().notNull().default(0),
    totals: jsonb().$type<RecipeTotals>().notNull(),
    /**
     * Apart from the totals, so that sums of energy over years read nothing else. As `json`, which PostgreSQL answers as it was written:
     * writing out a year of `jsonb` takes longer than summing it. Packed, as reading the text is most of what a sum over a year costs.
     */
    constituents: json().$type<PackedConstituents>().notNull().default({}),
    /** Millilitres drunk as water. */
    water: doublePrecision().notNull().default(0),
    /** Whether the person says that everything they ate is in it. */
    is_complete: boolean().notNull().default(false),
    note: text().notNull().default(''),
    /** When the person last said so, and wrote the note, as the client tells. */
    complete_at: saidAt(),
    note_at: saidAt(),
    /** When the day or an entry of it was last written, by the clock of the database. */
    stored_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.user, table.day] })],
)

export const diaryDayPersonalData = ownRows(diaryDay, {
  bound: { rows: 750_000, row_bytes: 8_000, by: 'key' },
  file: 'denik-dny.json',
  part: 'kept',
  order: diaryDay.day,
})

import { ACTIVITIES_MAX } from '@zivina/contract/body/limits'
import { MOVEMENT_SOURCES } from '@zivina/nutrition/activity-energy'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

/** Movement of a person on a day, without the weight: its energy is computed when it is read. The guid is the client's. */
export const activity = pgTable(
  'activity',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    /** Calendar day in Europe/Prague. */
    day: date({ mode: 'string' }).notNull(),
    /** Code of the Compendium of Physical Activities. */
    code: text().notNull(),
    minutes: integer().notNull(),
    /** The minute of the day it began at; null if not given. */
    minutes_from: smallint(),
    source: text().notNull().default('manual'),
    created_at: moment(),
  },
  (table) => [
    check('activity_minutes', sql`${table.minutes} between 1 and 1440`),
    check('activity_minutes_from', sql`${table.minutes_from} between 0 and 1439`),
    check('activity_source', oneOf(table.source, MOVEMENT_SOURCES)),
    index('activity_user_day').on(table.user, table.day),
  ],
)

export const activityPersonalData = ownRows(activity, {
  bound: { rows: ACTIVITIES_MAX, row_bytes: 300, by: 'limit' },
  file: 'pohyb.json',
  part: 'kept',
  order: activity.day,
})

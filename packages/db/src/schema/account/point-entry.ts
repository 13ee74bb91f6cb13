import { DEBIT_REASONS, POINT_REASONS, type PointReason } from '@zivina/contract/account/point-reasons'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { owner } from './account-columns.ts'

/** A change of a person's points. Their balance is the sum of all; entries are added and never changed. */
export const pointEntry = pgTable(
  'point_entry',
  {
    guid: guid(),
    user: owner(),
    /** Negative where they were spent. */
    points: integer().notNull(),
    reason: text().$type<PointReason>().notNull(),
    /** The thing they are for: a recipe, photo, report, order, or purchase of an item. It may be deleted, the entry stays. */
    subject: uuid().notNull(),
    /** How often the same was entered for it before: an approval that was taken back may be given again. */
    turn: integer().notNull().default(0),
    created_at: moment(),
  },
  (table) => [
    check('point_entry_reason', oneOf(table.reason, POINT_REASONS)),
    check(
      'point_entry_points',
      sql`case when ${oneOf(table.reason, DEBIT_REASONS)} then ${table.points} < 0 else ${table.points} > 0 end`,
    ),
    // Once for one thing and turn, however many decide on it at the same moment.
    unique('point_entry_subject').on(table.reason, table.subject, table.turn),
    // What one thing has brought.
    index('point_entry_of').on(table.subject),
    index('point_entry_user').on(table.user, table.created_at),
    // The list of the administration: what was added, whatever for or for one reason.
    index('point_entry_credits').on(table.created_at, table.guid).where(sql`${table.points} > 0`),
    index('point_entry_reason_created_at')
      .on(table.reason, table.created_at, table.guid)
      .where(sql`${table.points} > 0`),
  ],
)

export const pointEntryPersonalData = ownRows(pointEntry, {
  bound: { rows: 500_000, row_bytes: 200, by: 'pace' },
  file: 'body-za-prispevky.json',
  part: 'account',
  order: pointEntry.created_at,
})

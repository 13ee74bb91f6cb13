import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { moment } from '#db/schema/columns.ts'
import { user } from './user.ts'

/** An account whose owner requested its deletion, and when it is deleted. */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    user: uuid()
      .primaryKey()
      .references(() => user.guid, { onDelete: 'cascade' }),
    requested_at: moment(),
    due_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('account_deletion_due_at').on(table.due_at)],
)

export const accountDeletionPersonalData = ownRows(accountDeletion, {
  bound: { rows: 1, row_bytes: 200, by: 'key' },
  file: 'zadost-o-smazani.json',
  part: 'account',
  order: accountDeletion.due_at,
  columns: [accountDeletion.requested_at, accountDeletion.due_at],
})

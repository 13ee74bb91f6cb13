import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { guid, moment } from '#db/schema/columns.ts'

/** An attempt to make a backup. */
export const backupRun = pgTable(
  'backup_run',
  {
    guid: guid(),
    /** Why: `by_hand`, `nightly` or `before_migration`; a `drill` is no backup, but a restore that was tried out. */
    reason: text().notNull(),
    begun_at: moment(),
    /** When it was verified and finished; null where it failed. */
    finished_at: timestamp({ withTimezone: true }),
    /** Why it failed, in one sentence; null where it did not. */
    failure: text(),
    /** The folder or bucket. */
    place: text().notNull(),
    is_encrypted: boolean().notNull(),
    /** Of the contents, before compression. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index('backup_run_begun_at').on(table.begun_at)],
)

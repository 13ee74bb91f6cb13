import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#db/schema/columns.ts'
import { consultation } from './consultation.ts'

/** That the check of a consultation that was due on a day is done with. Another day is due anew. */
export const followUpDone = pgTable(
  'follow_up_done',
  {
    consultation: uuid()
      .notNull()
      .references(() => consultation.guid, { onDelete: 'cascade' }),
    due_on: date({ mode: 'string' }).notNull(),
    done_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.consultation, table.due_on] })],
)

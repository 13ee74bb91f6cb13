import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'
import { nutritionist } from './nutritionist.ts'

/**
 * What a nutritionist notes of a client. In the product it is read by the client's nutritionists alone; it is personal data of the
 * client, whose download has it and with whose account it goes.
 */
export const clientNote = pgTable(
  'client_note',
  {
    /** The writer's, so that the same note sent again is the same. */
    guid: guid(),
    /** The client. */
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    /** Who wrote it, and by which name the client knew them then. */
    nutritionist: uuid().references(() => nutritionist.user, { onDelete: 'set null' }),
    name: text().notNull(),
    text: text().notNull(),
    created_at: moment(),
  },
  (table) => [
    check('client_note_text', sql`${table.text} <> ''`),
    index('client_note_user').on(table.user, table.created_at),
    index('client_note_nutritionist').on(table.nutritionist),
  ],
)

export const clientNotePersonalData = ownRows(clientNote, {
  bound: { rows: 1_000, row_bytes: 9_000, by: 'limit' },
  file: 'poznamky-poradny.json',
  part: 'sent',
  order: clientNote.created_at,
  columns: [clientNote.guid, clientNote.name, clientNote.text, clientNote.created_at],
})

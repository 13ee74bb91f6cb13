import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { guid, moment, texts } from './columns.ts'
import { user } from './user.ts'

/** What somebody wrote through the contact form. */
export const contactMessage = pgTable(
  'contact_message',
  {
    guid: guid(),
    user: uuid().references(() => user.guid, { onDelete: 'set null' }),
    /** One of the nine subjects (closed list in the contract). */
    subject: text().notNull(),
    name: text().notNull().default(''),
    email: text().notNull(),
    text: text().notNull(),
    attachments: texts(),
    /** Made by the form, so that a message sent twice is kept once. */
    submission: uuid().notNull().unique(),
    handled_at: timestamp({ withTimezone: true }),
    created_at: moment(),
  },
  (table) => [index('contact_message_created_at').on(table.created_at), index('contact_message_user').on(table.user)],
)

/** Answers to the contact form's proof of work that were already spent. */
export const spentChallenge = pgTable(
  'spent_challenge',
  { challenge: text().primaryKey(), expires_at: timestamp({ withTimezone: true }).notNull() },
  (table) => [index('spent_challenge_expires_at').on(table.expires_at)],
)

import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { pictureColumn } from '#db/picture-use.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, texts } from '#db/schema/columns.ts'

/** A message sent through the contact form. */
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
    /** Made by the form, so that a message sent twice is stored once. */
    submission: uuid().notNull().unique(),
    handled_at: timestamp({ withTimezone: true }),
    created_at: moment(),
  },
  (table) => [index('contact_message_created_at').on(table.created_at), index('contact_message_user').on(table.user)],
)

export const contactMessagePersonalData = ownRows(contactMessage, {
  bound: { rows: 10_000, row_bytes: 20_000, by: 'pace' },
  file: 'zpravy-podpore.json',
  part: 'sent',
  order: contactMessage.created_at,
})

export const contactMessagePictures = [pictureColumn(contactMessage.attachments)]

import { CONTACT_STATES } from '@zivina/contract/content/contact-states'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { pictureColumn } from '#db/picture-use.ts'
import { lower, user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf, texts } from '#db/schema/columns.ts'

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
    state: text().$type<(typeof CONTACT_STATES)[number]>().notNull().default('new'),
    /** When it was answered or closed. */
    handled_at: timestamp({ withTimezone: true }),
    /** The order it is about, where it names one. */
    order: uuid(),
    created_at: moment(),
  },
  (table) => [
    check('contact_message_state', oneOf(table.state, CONTACT_STATES)),
    index('contact_message_created_at').on(table.created_at, table.guid),
    index('contact_message_state_created_at').on(table.state, table.created_at, table.guid),
    index('contact_message_user').on(table.user),
    index('contact_message_email').on(lower(table.email)),
  ],
)

/** An answer of the administration to a message. */
export const contactReply = pgTable(
  'contact_reply',
  {
    /** The client's, so that an answer sent twice is mailed once. */
    guid: guid(),
    message: uuid()
      .notNull()
      .references(() => contactMessage.guid, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** The administrator who wrote it. */
    author: uuid().references(() => user.guid, { onDelete: 'set null' }),
    created_at: moment(),
  },
  (table) => [
    index('contact_reply_message').on(table.message, table.created_at),
    index('contact_reply_author').on(table.author),
  ],
)

/** What a person wrote, and what they were answered. */
export const contactMessagePersonalData: PersonalData = {
  file: 'zpravy-podpore.json',
  part: 'sent',
  tables: {
    contact_message: { rows: 10_000, row_bytes: 20_000, by: 'pace' },
    contact_reply: { rows: 10_000, row_bytes: 20_000, by: 'pace' },
  },
  at_once: 20,
  rows: (user) => sql`
    select m.*, (
      select coalesce(jsonb_agg(jsonb_build_object('text', r.text, 'created_at', r.created_at) order by r.created_at), '[]')
      from contact_reply r where r.message = m.guid) as replies
    from contact_message m where m."user" = ${user} order by m.created_at`,
}

export const contactMessagePictures = [pictureColumn(contactMessage.attachments)]

import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { lower } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'

/** An address without an account that asked for the newsletter; it counts once confirmed from the mailbox. */
export const newsletterSubscriber = pgTable(
  'newsletter_subscriber',
  {
    guid: guid(),
    email: text().notNull(),
    /** Which wording of the consent was shown. */
    consent_version: text().notNull(),
    requested_at: moment(),
    confirmed_at: timestamp({ withTimezone: true }),
    unsubscribed_at: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('newsletter_subscriber_email').on(lower(table.email))],
)

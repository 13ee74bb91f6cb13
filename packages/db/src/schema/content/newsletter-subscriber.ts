import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
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

export const newsletterSubscriberPersonalData: PersonalData = {
  file: 'odber-novinek.json',
  part: 'sent',
  tables: ['newsletter_subscriber'],
  rows: (user) => sql`
    select s.* from newsletter_subscriber s join "user" u on lower(u.email) = lower(s.email)
    where u.guid = ${user} and u.email_verified`,
}

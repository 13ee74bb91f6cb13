import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { lower } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'

/** An address without an account that subscribed to the newsletter; it counts once confirmed by a link in a mail. */
export const newsletterSubscriber = pgTable(
  'newsletter_subscriber',
  {
    guid: guid(),
    email: text().notNull(),
    /** Version of the consent's wording that was shown. */
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
  tables: {
    newsletter_subscriber: { rows: 1, row_bytes: 1_000, by: 'key' },
  },
  rows: (user) => sql`
    select s.* from newsletter_subscriber s join "user" u on lower(u.email) = lower(s.email)
    where u.guid = ${user} and u.email_verified`,
}

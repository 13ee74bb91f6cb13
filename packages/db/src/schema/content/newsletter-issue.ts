import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, texts } from '#db/schema/columns.ts'
import { newsletterSubscriber } from './newsletter-subscriber.ts'

/** An issue of the newsletter. Created once, together with its deliveries. */
export const newsletterIssue = pgTable('newsletter_issue', {
  guid: guid(),
  /** The day of the issue; there is at most one per day. */
  day: date({ mode: 'string' }).notNull().unique(),
  /** The content of the mail; null where there was nothing new: then nothing is sent. */
  content: jsonb(),
  /** Recipes and texts that existed at that time, whether in the issue or not: the next issue has only later ones. */
  known_recipes: uuid().array().notNull().default(sql`'{}'::uuid[]`),
  known_texts: texts(),
  /** The end of the period that the issue covers. */
  until: timestamp({ withTimezone: true }).notNull(),
  created_at: moment(),
})

/** One issue for one mailbox: an account's, or that of a subscriber without an account. Unsubscribing deletes the row. */
export const newsletterDelivery = pgTable(
  'newsletter_delivery',
  {
    /** Also the id of the mail, the same for every attempt to send it. */
    guid: guid(),
    issue: uuid()
      .notNull()
      .references(() => newsletterIssue.guid, { onDelete: 'cascade' }),
    user: uuid().references(() => user.guid, { onDelete: 'cascade' }),
    subscriber: uuid().references(() => newsletterSubscriber.guid, { onDelete: 'cascade' }),
    /** When the mail was queued, and when a mail server accepted it. */
    queued_at: timestamp({ withTimezone: true }),
    sent_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('newsletter_delivery_receiver', sql`num_nonnulls(${table.user}, ${table.subscriber}) = 1`),
    uniqueIndex('newsletter_delivery_user').on(table.user, table.issue),
    uniqueIndex('newsletter_delivery_subscriber').on(table.subscriber, table.issue),
    index('newsletter_delivery_issue').on(table.issue),
    index('newsletter_delivery_waiting').on(table.guid).where(sql`${table.queued_at} is null`),
  ],
)

export const newsletterDeliveryPersonalData: PersonalData = {
  file: 'zaslana-vydani-novinek.json',
  part: 'sent',
  tables: {
    newsletter_delivery: { rows: 366, row_bytes: 200, by: 'pace' },
  },
  rows: (user) => sql`
    select i.day, d.queued_at, d.sent_at from newsletter_delivery d join newsletter_issue i on i.guid = d.issue
    where d."user" = ${user} or d.subscriber in (
      select s.guid from newsletter_subscriber s join "user" u on lower(u.email) = lower(s.email)
      where u.guid = ${user} and u.email_verified)
    order by i.day`,
}

import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, texts } from '#db/schema/columns.ts'
import { newsletterSubscriber } from './newsletter-subscriber.ts'

/** An issue of the newsletter. Made once, along with everybody it goes to. */
export const newsletterIssue = pgTable('newsletter_issue', {
  guid: guid(),
  /** The day it is of; no day has two. */
  day: date({ mode: 'string' }).notNull().unique(),
  /** What it tells, ready for the mail; null where nothing was new, and nothing is sent. */
  content: jsonb(),
  /** Recipes and texts that were there already, told or not: the next issue tells of others. */
  known_recipes: uuid().array().notNull().default(sql`'{}'::uuid[]`),
  known_texts: texts(),
  /** Until when what happened belongs to it. */
  until: timestamp({ withTimezone: true }).notNull(),
  created_at: moment(),
})

/** One issue for one mailbox: an account's, or a subscriber's without one. Who refuses meanwhile loses the row. */
export const newsletterDelivery = pgTable(
  'newsletter_delivery',
  {
    /** The mail's id, too, however often its sending is tried. */
    guid: guid(),
    issue: uuid()
      .notNull()
      .references(() => newsletterIssue.guid, { onDelete: 'cascade' }),
    user: uuid().references(() => user.guid, { onDelete: 'cascade' }),
    subscriber: uuid().references(() => newsletterSubscriber.guid, { onDelete: 'cascade' }),
    /** When the mail was handed to the queue, and when to a mail server. */
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
  tables: ['newsletter_delivery'],
  rows: (user) => sql`
    select i.day, d.queued_at, d.sent_at from newsletter_delivery d join newsletter_issue i on i.guid = d.issue
    where d."user" = ${user} or d.subscriber in (
      select s.guid from newsletter_subscriber s join "user" u on lower(u.email) = lower(s.email)
      where u.guid = ${user} and u.email_verified)
    order by i.day`,
}

import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { guid, moment } from '#db/schema/columns.ts'

/** Something that another service told us: once for each of its ids, however often it is told. */
export const webhookEvent = pgTable(
  'webhook_event',
  {
    guid: guid(),
    /** Which service tells it. */
    source: text().notNull(),
    event_id: text().notNull(),
    /** The query or body as it arrived last. */
    raw: text().notNull(),
    /** How often it arrived. */
    times: integer().notNull().default(1),
    received_at: moment(),
    /** Null while it waits; an event that arrives again waits again. */
    worked_at: timestamp({ withTimezone: true }),
    /** How often working it off has failed since it arrived. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    unique('webhook_event_once').on(table.source, table.event_id),
    index('webhook_event_waiting').on(table.received_at).where(sql`${table.worked_at} is null`),
    index('webhook_event_worked').on(table.worked_at).where(sql`${table.worked_at} is not null`),
  ],
)

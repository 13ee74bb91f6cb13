import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '#db/schema/columns.ts'

/** What is counted: pages that were seen by their kinds, and searches that found nothing by their text. */
export const VISIT_COUNT_KINDS = ['page', 'search'] as const

/** How often something happened on a day, in Prague. It holds nothing of who did it. */
export const visitCount = pgTable(
  'visit_count',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<(typeof VISIT_COUNT_KINDS)[number]>().notNull(),
    /** The kind of the page; of a search its text as search compares it, empty for all that are not told. */
    what: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.what] }),
    check('visit_count_kind', oneOf(table.kind, VISIT_COUNT_KINDS)),
    check('visit_count_count', sql`${table.count} > 0`),
  ],
)

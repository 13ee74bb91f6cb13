import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { oneOf } from '#db/schema/columns.ts'

/** What is counted of a day: people who used the product, and what failed. */
export const DAY_FIGURES = ['active_people', 'failed_calls', 'failed_jobs', 'failed_mails'] as const

/** A number of a day in Prague. It holds nothing of whom it counts. */
export const dayFigure = pgTable(
  'day_figure',
  {
    day: date({ mode: 'string' }).notNull(),
    name: text().$type<(typeof DAY_FIGURES)[number]>().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.day] }),
    check('day_figure_name', oneOf(table.name, DAY_FIGURES)),
    check('day_figure_count', sql`${table.count} >= 0`),
  ],
)

import { ERROR_REPORTS_MAX } from '@zivina/contract/kernel/limits'
import type { Status } from '@zivina/domain/catalogue/statuses'
import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ownRows } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { ingredient } from '#db/schema/catalogue/ingredient.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

/** A user's report of a mistake in a recipe or an ingredient. */
export const errorReport = pgTable(
  'error_report',
  {
    guid: guid(),
    user: uuid().references(() => user.guid, { onDelete: 'set null' }),
    recipe: uuid().references(() => recipe.guid, { onDelete: 'cascade' }),
    ingredient: uuid().references(() => ingredient.guid, { onDelete: 'cascade' }),
    /** The kind of mistake (closed list in the contract). */
    kind: text().notNull(),
    text: text().notNull().default(''),
    status: text().$type<Status>().notNull().default('Pending'),
    status_note: text().notNull().default(''),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('error_report_status', oneOf(table.status, STATUSES)),
    check('error_report_subject', sql`num_nonnulls(${table.recipe}, ${table.ingredient}) = 1`),
    index('error_report_user').on(table.user, table.created_at),
    index('error_report_status_created_at').on(table.status, table.created_at, table.guid),
    index('error_report_created_at').on(table.created_at, table.guid),
    index('error_report_recipe').on(table.recipe),
    index('error_report_ingredient').on(table.ingredient),
  ],
)

export const errorReportPersonalData = ownRows(errorReport, {
  bound: { rows: ERROR_REPORTS_MAX, row_bytes: 6_000, by: 'limit' },
  file: 'hlaseni-chyb.json',
  part: 'sent',
  order: errorReport.created_at,
})

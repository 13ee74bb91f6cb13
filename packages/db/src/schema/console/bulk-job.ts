import { BULK_STATES } from '@zivina/contract/console/bulk-jobs'
import type { BulkActionName } from '@zivina/contract/kernel/bulks'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { TagChange } from '@zivina/contract/kernel/tag-change'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

/** A change of all rows that the filters of a list select; deleted some days after its order. */
export const bulkJob = pgTable(
  'bulk_job',
  {
    guid: guid(),
    action: text().$type<BulkActionName>().notNull(),
    /** The query of the list. */
    filter: jsonb().$type<Record<string, string>>().notNull(),
    decision: jsonb().$type<Decision>(),
    tags: jsonb().$type<TagChange>(),
    by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    state: text().$type<(typeof BULK_STATES)[number]>().notNull().default('waiting'),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Null until its rows are listed. */
    total: integer(),
    created_at: moment(),
    /** When it last went on. */
    touched_at: moment(),
    finished_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('bulk_job_state', oneOf(table.state, BULK_STATES)),
    index('bulk_job_created_at').on(table.created_at, table.guid),
    index('bulk_job_by').on(table.by),
  ],
)

const BULK_ITEM_STATES = ['waiting', 'done', 'failed'] as const

/** A row of a bulk job as it was when the rows were listed. */
export const bulkItem = pgTable(
  'bulk_item',
  {
    job: uuid()
      .notNull()
      .references(() => bulkJob.guid, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The row; it may be gone by now. */
    target: uuid().notNull(),
    name: text().notNull(),
    /** What tells the state that was listed from a later one. */
    seen: text().notNull(),
    state: text().$type<(typeof BULK_ITEM_STATES)[number]>().notNull().default('waiting'),
    /** The code of the error by which it failed. */
    code: text(),
  },
  (table) => [
    primaryKey({ columns: [table.job, table.position] }),
    check('bulk_item_state', oneOf(table.state, BULK_ITEM_STATES)),
    check('bulk_item_code', sql`(${table.state} = 'failed') = (${table.code} is not null)`),
    index('bulk_item_waiting').on(table.job, table.position).where(sql`${table.state} = 'waiting'`),
    index('bulk_item_failed').on(table.job, table.position).where(sql`${table.state} = 'failed'`),
  ],
)

/** The bulk jobs that a person ordered, without their rows. */
export const bulkJobPersonalData: PersonalData = {
  file: 'hromadne-zmeny.json',
  part: 'account',
  tables: {
    bulk_job: { rows: 5_040, row_bytes: 3_000, by: 'pace' },
    bulk_item: { rows: 10_000_000, row_bytes: 300, by: 'pace' },
  },
  rows: (person) =>
    sql`select guid, action, filter, decision, tags, state, done, failed, created_at from bulk_job where "by" = ${person} order by created_at, guid`,
}

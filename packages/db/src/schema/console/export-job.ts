import { EXPORT_STATES } from '@zivina/contract/console/exports'
import type { ExportName } from '@zivina/contract/kernel/exports'
import type { ListName } from '@zivina/contract/kernel/lists'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** An export that an admin ordered; deleted with its file after some days. */
export const exportJob = pgTable(
  'export_job',
  {
    guid: guid(),
    kind: text().$type<ExportName>().notNull(),
    /** The days that it is about, both included. */
    from: date({ mode: 'string' }),
    to: date({ mode: 'string' }),
    /** Whose data it holds; with the account it goes. */
    account: uuid().references(() => user.guid, { onDelete: 'cascade' }),
    /** The list that it holds, with the filters of its call. */
    list: text().$type<ListName>(),
    filter: jsonb().$type<Record<string, string>>(),
    by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    state: text().$type<(typeof EXPORT_STATES)[number]>().notNull().default('waiting'),
    /** The attempt that writes it; an earlier one writes no more. */
    run: uuid(),
    done: integer().notNull().default(0),
    total: integer(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    created_at: moment(),
    /** When it last went on. */
    touched_at: moment(),
    finished_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('export_job_state', oneOf(table.state, EXPORT_STATES)),
    check('export_job_period', sql`(${table.from} is null) = (${table.to} is null) and ${table.from} <= ${table.to}`),
    check(
      'export_job_list',
      sql`(${table.kind} = 'list') = (${table.list} is not null) and (${table.list} is null) = (${table.filter} is null)`,
    ),
    index('export_job_created_at').on(table.created_at, table.guid),
    index('export_job_account').on(table.account),
    index('export_job_by').on(table.by),
  ],
)

/** A piece of the file of an export. */
export const exportPiece = pgTable(
  'export_piece',
  {
    job: uuid()
      .notNull()
      .references(() => exportJob.guid, { onDelete: 'cascade' }),
    position: integer().notNull(),
    data: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.position] })],
)

/** The exports that a person ordered, without what is in them. */
export const exportJobPersonalData: PersonalData = {
  file: 'exporty.json',
  part: 'account',
  tables: {
    export_job: { rows: 10_080, row_bytes: 500, by: 'pace' },
    export_piece: { rows: 1_000_000, row_bytes: 300_000, by: 'pace' },
  },
  rows: (person) =>
    sql`select guid, kind, "from", "to", list, filter, state, created_at from export_job where "by" = ${person} order by created_at, guid`,
}

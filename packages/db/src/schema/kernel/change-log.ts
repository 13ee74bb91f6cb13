import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'

/** A changed field; the values of a hidden one are not stored. */
export type ChangedField = { field: string; before: unknown; after: unknown; is_hidden: boolean }

/** A change of a record that other people than its owner made or must be able to follow. It outlives both. */
export const changeLog = pgTable(
  'change_log',
  {
    guid: guid(),
    noun: text().notNull(),
    object: uuid().notNull(),
    /** Null where no person made it, and after the account was deleted. */
    by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    /** What made it where no person did: a job, a payment gateway. */
    origin: text().notNull().default(''),
    fields: jsonb().$type<ChangedField[]>().notNull(),
    reason: text().notNull().default(''),
    created_at: moment(),
  },
  (table) => [
    index('change_log_object').on(table.noun, table.object, table.created_at, table.guid),
    index('change_log_created_at').on(table.created_at),
    index('change_log_by').on(table.by),
  ],
)

/** The changes that a person made, without the records of others. */
export const changeLogPersonalData: PersonalData = {
  file: 'zmeny-zaznamu.json',
  part: 'account',
  tables: { change_log: { rows: 200_000, row_bytes: 2_000, by: 'pace' } },
  rows: (person) =>
    sql`select guid, noun, object, created_at from change_log where "by" = ${person} order by created_at`,
}

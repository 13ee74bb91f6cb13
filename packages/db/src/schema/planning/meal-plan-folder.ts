import { MEAL_PLAN_FOLDERS_MAX } from '@zivina/contract/planning/limits'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { lower, user } from '#db/schema/account/user.ts'
import { guid, moment } from '#db/schema/columns.ts'

/** A folder of a person's meal plans. Folders are a tree; how many things are in one is counted, never stored. */
export const mealPlanFolder = pgTable(
  'meal_plan_folder',
  {
    guid: guid(),
    owner: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    /** Null for one at the top. */
    parent: uuid().references((): AnyPgColumn => mealPlanFolder.guid, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Orders the folders of one parent, the smallest first; it may have gaps. */
    position: integer().notNull(),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('meal_plan_folder_parent', sql`${table.parent} <> ${table.guid}`),
    index('meal_plan_folder_parent').on(table.parent),
    uniqueIndex('meal_plan_folder_name').on(
      table.owner,
      sql`coalesce(${table.parent}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      lower(table.name),
    ),
  ],
)

export const mealPlanFolderPersonalData: PersonalData = {
  file: 'slozky-jidelnicku.json',
  part: 'kept',
  tables: {
    meal_plan_folder: { rows: MEAL_PLAN_FOLDERS_MAX, row_bytes: 500, by: 'limit' },
  },
  rows: (user) => sql`
    select f.guid, f.parent, f.name, f.position, f.created_at, f.updated_at
    from meal_plan_folder f where f.owner = ${user} order by f.created_at, f.guid`,
}

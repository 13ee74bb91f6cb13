import { RECIPE_NOTES_MAX } from '@zivina/contract/kernel/limits'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { moment } from '#db/schema/columns.ts'

/** A person's private note about a recipe, or about their modification of it; one per person and recipe. */
export const recipeNote = pgTable(
  'recipe_note',
  {
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
    text: text().notNull(),
    created_at: moment(),
    /** To the millisecond, as clients send it back. */
    updated_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.recipe] }),
    check('recipe_note_text', sql`${table.text} <> ''`),
    index('recipe_note_user').on(table.user, table.updated_at),
    index('recipe_note_recipe').on(table.recipe),
  ],
)

export const recipeNotePersonalData: PersonalData = {
  file: 'poznamky-k-receptum.json',
  part: 'kept',
  tables: {
    recipe_note: { rows: RECIPE_NOTES_MAX, row_bytes: 5_000, by: 'limit' },
  },
  rows: (user) => sql`
    select n.recipe, r.name, n.text, n.created_at, n.updated_at from recipe_note n join recipe r on r.guid = n.recipe
    where n.user = ${user} order by n.created_at`,
}

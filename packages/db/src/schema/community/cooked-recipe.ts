import { COOKED_RECIPES_MAX } from '@zivina/contract/kernel/limits'
import { sql } from 'drizzle-orm'
import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { guid, moment } from '#db/schema/columns.ts'

/** That a person cooked a recipe on a day (calendar day in Europe/Prague). The guid is the client's. */
export const cookedRecipe = pgTable(
  'cooked_recipe',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
    cooked_on: date({ mode: 'string' }).notNull(),
    created_at: moment(),
  },
  (table) => [
    index('cooked_recipe_user').on(table.user, table.recipe, table.cooked_on),
    index('cooked_recipe_recipe').on(table.recipe),
  ],
)

export const cookedRecipePersonalData: PersonalData = {
  file: 'uvareno.json',
  part: 'kept',
  tables: {
    cooked_recipe: { rows: COOKED_RECIPES_MAX, row_bytes: 200, by: 'limit' },
  },
  rows: (user) => sql`
    select c.guid, c.recipe, r.name, c.cooked_on, c.created_at from cooked_recipe c join recipe r on r.guid = c.recipe
    where c.user = ${user} order by c.created_at`,
}

import { FAVORITES_MAX } from '@zivina/contract/kernel/limits'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { moment } from '#db/schema/columns.ts'

/** A recipe in a user's favourites. */
export const favorite = pgTable(
  'favorite',
  {
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
    created_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.recipe] }),
    index('favorite_user').on(table.user, table.created_at),
    index('favorite_recipe').on(table.recipe),
  ],
)

export const favoritePersonalData: PersonalData = {
  file: 'oblibene.json',
  part: 'kept',
  tables: {
    favorite: { rows: FAVORITES_MAX, row_bytes: 100, by: 'limit' },
  },
  rows: (user) => sql`
    select f.recipe, r.name, f.created_at from favorite f join recipe r on r.guid = f.recipe
    where f.user = ${user} order by f.created_at`,
}

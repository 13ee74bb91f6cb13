import { OWN_EXCLUDED_FOODS_MAX } from '@zivina/contract/kernel/limits'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { moment } from '#db/schema/columns.ts'
import { ingredient } from './ingredient.ts'

/** A food that a person does not eat. Why is not kept: it is no data about health. */
export const excludedFood = pgTable(
  'excluded_food',
  {
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    ingredient: uuid()
      .notNull()
      .references(() => ingredient.guid, { onDelete: 'cascade' }),
    created_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.ingredient] }),
    index('excluded_food_ingredient').on(table.ingredient),
  ],
)

export const excludedFoodPersonalData: PersonalData = {
  file: 'co-nejim.json',
  part: 'kept',
  tables: {
    excluded_food: { rows: OWN_EXCLUDED_FOODS_MAX, row_bytes: 100, by: 'limit' },
  },
  rows: (user) => sql`
    select e.ingredient, g.name, e.created_at from excluded_food e join ingredient g on g.guid = e.ingredient
    where e.user = ${user} order by e.created_at, e.ingredient`,
}

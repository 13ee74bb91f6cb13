import { DIET_TYPES, type DietType } from '@zivina/domain/catalogue/diet-types'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { moment, oneOf } from '#db/schema/columns.ts'
import { recipe } from './recipe.ts'

/**
 * A named person's confirmation that the preparation of a recipe suits a diet, under one version of the diet rules. The name
 * stays when the account is deleted: it says who answers for the confirmation.
 */
export const recipeConfirmation = pgTable(
  'recipe_confirmation',
  {
    recipe: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'cascade' }),
    diet_type: text().$type<DietType>().notNull(),
    rule_version: text().notNull(),
    confirmed_by: uuid().references(() => user.guid, { onDelete: 'set null' }),
    confirmed_name: text().notNull(),
    /** The level of IDDSI, 0 … 7, where the diet is about texture. */
    iddsi_level: integer(),
    confirmed_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.recipe, table.diet_type] }),
    check('recipe_confirmation_diet_type', oneOf(table.diet_type, DIET_TYPES)),
    check('recipe_confirmation_iddsi_level', sql`${table.iddsi_level} between 0 and 7`),
    index('recipe_confirmation_confirmed_by').on(table.confirmed_by),
  ],
)

export const recipeConfirmationPersonalData: PersonalData = {
  file: 'potvrzene-recepty.json',
  part: 'made',
  tables: ['recipe_confirmation'],
  rows: (user) => sql`
    select c.*, r.name from recipe_confirmation c join recipe r on r.guid = c.recipe
    where c.confirmed_by = ${user} order by c.confirmed_at`,
}

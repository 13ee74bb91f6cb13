import { RECIPES_MAX } from '@zivina/contract/kernel/limits'
import { IDDSI_TESTS, type IddsiTest } from '@zivina/domain/catalogue/diet-rules/iddsi-tests'
import type { DietType } from '@zivina/domain/catalogue/diet-types'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { moment, oneOf } from '#db/schema/columns.ts'
import { recipe } from './recipe.ts'

/**
 * A person's confirmation that a recipe is prepared as a diet requires (peeled, strained, labels read), which the rules cannot
 * see. It holds for the rule version it was given under and for the lines and steps of that moment: a change of them deletes it.
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
    /** Only an admin's confirmation holds for a recipe that others see. */
    by_admin: boolean().notNull(),
    /** Level of texture 0 … 7 of the IDDSI framework, for dysphagia. */
    iddsi_level: smallint(),
    /** The therapist who tested the texture, by name, with the test and its day; for dysphagia, which only a therapist can confirm. */
    therapist: text(),
    texture_test: text().$type<IddsiTest>(),
    tested_on: date({ mode: 'string' }),
    confirmed_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.recipe, table.diet_type] }),
    check('recipe_confirmation_diet_type', oneOf(table.diet_type, DIET_TYPES)),
    check('recipe_confirmation_iddsi_level', sql`${table.iddsi_level} between 0 and 7`),
    check('recipe_confirmation_texture_test', oneOf(table.texture_test, IDDSI_TESTS)),
    check(
      'recipe_confirmation_dysphagia',
      sql`${table.diet_type} <> 'Dysphagia' or (${table.by_admin} and ${table.iddsi_level} is not null and ${table.therapist} is not null
        and ${table.texture_test} is not null and ${table.tested_on} is not null)`,
    ),
    index('recipe_confirmation_confirmed_by').on(table.confirmed_by),
  ],
)

export const recipeConfirmationPersonalData: PersonalData = {
  file: 'potvrzeni-receptu.json',
  part: 'made',
  tables: {
    recipe_confirmation: { rows: RECIPES_MAX * DIET_TYPES.length, row_bytes: 300, by: 'key' },
  },
  rows: (user) => sql`
    select recipe, diet_type, rule_version, by_admin, iddsi_level, therapist, texture_test, tested_on, confirmed_at
    from recipe_confirmation where confirmed_by = ${user} order by confirmed_at`,
}

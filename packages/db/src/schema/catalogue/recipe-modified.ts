import { MODIFIED_RECIPES_MAX, RECIPE_LINES_MAX } from '@zivina/contract/kernel/limits'
import type { FreeLine } from '@zivina/domain/catalogue/free-lines'
import { AMOUNT_UNITS } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { user } from '#db/schema/account/user.ts'
import { guid, moment, oneOf } from '#db/schema/columns.ts'
import { ingredient } from './ingredient.ts'
import { lineColumns } from './line-columns.ts'
import { recipe } from './recipe.ts'
import { totalColumns } from './total-columns.ts'

/**
 * A user's modified version of a recipe, visible only to them: other lines, portions, name or steps. Pictures, times and
 * classification are the original's. Totals are of one portion and computed from the lines, as with a recipe.
 */
export const recipeModified = pgTable(
  'recipe_modified',
  {
    guid: guid(),
    slug: text().notNull().unique(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    /** The reference prevents the deletion of the original. */
    original: uuid()
      .notNull()
      .references(() => recipe.guid, { onDelete: 'restrict' }),
    name: text().notNull(),
    portion_size: integer().notNull(),
    /** Null as long as the original's steps are used. */
    steps: jsonb().$type<Record<string, { step_title: string; step_text: string }>>(),
    note: text().notNull().default(''),
    /** The lines that named no food in the original when it was modified. */
    free_lines: jsonb().$type<FreeLine[]>().notNull().default([]),
    ...totalColumns(),
    search_name: text().notNull().default(''),
    /** Counts changes, so that two tabs do not overwrite each other. */
    version: integer().notNull().default(1),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    check('recipe_modified_portion_size', sql`${table.portion_size} > 0`),
    index('recipe_modified_user').on(table.user, table.created_at),
    index('recipe_modified_original').on(table.original),
  ],
)

/** A line of a modified recipe. */
export const recipeModifiedIngredient = pgTable(
  'recipe_modified_ingredient',
  {
    recipe_modified: uuid()
      .notNull()
      .references(() => recipeModified.guid, { onDelete: 'cascade' }),
    ...lineColumns(),
    /** The original's food of the same segment that this one takes the place of; null where it does not, and where that was not stored. */
    instead_of: uuid().references(() => ingredient.guid, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.recipe_modified, table.ingredient, table.segment] }),
    check('recipe_modified_ingredient_segment', oneOf(table.segment, SEGMENTS)),
    check('recipe_modified_ingredient_amount', sql`${table.amount} >= 0`),
    check('recipe_modified_ingredient_typed', sql`(${table.typed_amount} is null) = (${table.typed_unit} is null)`),
    check('recipe_modified_ingredient_typed_unit', oneOf(table.typed_unit, AMOUNT_UNITS)),
    check('recipe_modified_ingredient_instead_of', sql`${table.instead_of} <> ${table.ingredient}`),
    index('recipe_modified_ingredient_ingredient').on(table.ingredient, table.recipe_modified),
    index('recipe_modified_ingredient_instead_of').on(table.instead_of),
  ],
)

export const recipeModifiedPersonalData: PersonalData = {
  file: 'upravene-recepty.json',
  part: 'kept',
  tables: {
    recipe_modified: { rows: MODIFIED_RECIPES_MAX, row_bytes: 300_000, by: 'limit' },
    recipe_modified_ingredient: { rows: MODIFIED_RECIPES_MAX * RECIPE_LINES_MAX, row_bytes: 1_000, by: 'limit' },
  },
  at_once: 5,
  rows: (user) => sql`
    select to_jsonb(m) - 'search_name' || jsonb_build_object('ingredients', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'recipe_modified'), '[]')
      from recipe_modified_ingredient l where l.recipe_modified = m.guid)) as recipe
    from recipe_modified m where m.user = ${user} order by m.created_at`,
}

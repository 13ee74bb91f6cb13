import { COLLECTED_RECIPES_MAX, COLLECTIONS_MAX } from '@zivina/contract/kernel/limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#db/personal-data.ts'
import { lower, user } from '#db/schema/account/user.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { recipeModified } from '#db/schema/catalogue/recipe-modified.ts'
import { guid, moment } from '#db/schema/columns.ts'

/** A person's own group of recipes under a name; only they see it. */
export const recipeCollection = pgTable(
  'recipe_collection',
  {
    guid: guid(),
    user: uuid()
      .notNull()
      .references(() => user.guid, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Orders the collections of a person, the smallest first; it may have gaps. */
    position: integer().notNull(),
    created_at: moment(),
    updated_at: moment(),
  },
  (table) => [
    index('recipe_collection_user').on(table.user, table.position),
    uniqueIndex('recipe_collection_name').on(table.user, lower(table.name)),
  ],
)

/** A recipe, or a modified recipe of the collection's owner, in a collection. It leaves with what it refers to. */
export const recipeCollectionItem = pgTable(
  'recipe_collection_item',
  {
    guid: guid(),
    collection: uuid()
      .notNull()
      .references(() => recipeCollection.guid, { onDelete: 'cascade' }),
    recipe: uuid().references(() => recipe.guid, { onDelete: 'cascade' }),
    recipe_modified: uuid().references(() => recipeModified.guid, { onDelete: 'cascade' }),
    created_at: moment(),
  },
  (table) => [
    check('recipe_collection_item_one', sql`num_nonnulls(${table.recipe}, ${table.recipe_modified}) = 1`),
    unique('recipe_collection_item_recipe').on(table.collection, table.recipe),
    unique('recipe_collection_item_modified').on(table.collection, table.recipe_modified),
    index('recipe_collection_item_collection').on(table.collection, table.created_at),
    index('recipe_collection_item_of_recipe').on(table.recipe),
    index('recipe_collection_item_of_modified').on(table.recipe_modified),
  ],
)

export const recipeCollectionPersonalData: PersonalData = {
  file: 'sbirky.json',
  part: 'kept',
  tables: {
    recipe_collection: { rows: COLLECTIONS_MAX, row_bytes: 500, by: 'limit' },
    recipe_collection_item: { rows: COLLECTIONS_MAX * COLLECTED_RECIPES_MAX, row_bytes: 200, by: 'limit' },
  },
  at_once: 10,
  rows: (user) => sql`
    select c.guid, c.name, c.position, c.created_at, c.updated_at, (
      select coalesce(jsonb_agg(jsonb_build_object('recipe', i.recipe, 'recipe_modified', i.recipe_modified,
        'created_at', i.created_at) order by i.created_at, i.guid), '[]')
      from recipe_collection_item i where i.collection = c.guid) as recipes
    from recipe_collection c where c.user = ${user} order by c.position, c.guid`,
}

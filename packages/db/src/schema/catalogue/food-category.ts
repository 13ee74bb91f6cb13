import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { guid } from '#db/schema/columns.ts'

/** A group of foods, like a department of a shop. */
export const foodCategory = pgTable('food_category', {
  guid: guid(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
})

/** A finer group inside a food category; every ingredient has one. */
export const subFoodCategory = pgTable(
  'sub_food_category',
  {
    guid: guid(),
    food_category: uuid()
      .notNull()
      .references(() => foodCategory.guid, { onDelete: 'restrict' }),
    name: text().notNull(),
    slug: text().notNull().unique(),
    position: integer().notNull(),
  },
  (table) => [
    unique('sub_food_category_name_in_category').on(table.food_category, table.name),
    index('sub_food_category_food_category').on(table.food_category),
  ],
)

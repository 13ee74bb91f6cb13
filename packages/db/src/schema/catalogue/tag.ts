import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** A tag of recipes. */
export const tag = pgTable('tag', {
  name: text().primaryKey(),
  position: integer().notNull(),
})

/** The tags shown on the front page, in order. */
export const orderedTag = pgTable('ordered_tag', {
  tag: text()
    .primaryKey()
    .references(() => tag.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
  position: integer().notNull(),
})

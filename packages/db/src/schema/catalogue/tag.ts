import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** A word recipes are marked with. */
export const tag = pgTable('tag', {
  name: text().primaryKey(),
  position: integer().notNull(),
})

/** The row of tags on the front page, in its order. */
export const orderedTag = pgTable('ordered_tag', {
  tag: text()
    .primaryKey()
    .references(() => tag.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
  position: integer().notNull(),
})

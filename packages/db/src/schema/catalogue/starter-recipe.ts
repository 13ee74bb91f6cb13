import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The starter recipes that this catalogue was given, by the slug of their file. One that is not here came with a later version and
 * is added; one that is here and no recipe any more was deleted and does not come back.
 */
export const starterRecipe = pgTable('starter_recipe', { slug: text().primaryKey() })

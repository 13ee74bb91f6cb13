import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a column is similar to a text, for columns with a trigram index. PostgreSQL assumes that the comparison is as cheap
 * as one of numbers and would compare every row, which takes a hundred times as long as the index. The second condition is
 * always true and declared expensive, so that the planner uses the index first.
 */
export function isAlike(text: string, column: SQL): SQL {
  return sql`${text} <% ${column} and to_tsvector('simple', ${column}) is not null`
}

/**
 * Guids of ingredients with a similar spelling, approved ones and the viewer's own, as a select. The database's function has a lower similarity
 * threshold than PostgreSQL's own (0.6), which tolerates a wrong letter in long words only. Used where an exact search found nothing: the
 * threshold falls in steps (0.5, 0.35) until 200 are found, and of each step at most 300 are compared.
 */
export function ingredientsAlike(text: SQL | string, viewer: string | null): SQL {
  return sql`ingredients_alike(${text}, ${viewer}::uuid)`
}

/**
 * The same for approved recipes, by name. The threshold falls in steps (0.7, 0.5, 0.35) until `wanted` are found, so that the most
 * similar ones are among them; of more than 300 in a step some 300 are compared.
 */
export function recipesAlike(text: string, wanted: number): SQL {
  return sql`recipes_alike(${text}, ${wanted})`
}

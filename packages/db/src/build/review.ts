import type { Db } from '../database.ts'
import { review } from '../schema/review.ts'
import { buildRecipe } from './recipe.ts'
import { onlyRow } from './sequence.ts'
import { buildUser } from './user.ts'

export type Review = typeof review.$inferSelect

/** Makes an approved review of four stars with a comment, and its recipe and reviewer where none is given. */
export async function buildReview(db: Db, fields: Partial<typeof review.$inferInsert> = {}): Promise<Review> {
  const values = {
    rating: 4,
    comment: 'Povedlo se napoprvé.',
    status: 'Approved' as const,
    ...fields,
    recipe: fields.recipe ?? (await buildRecipe(db)).guid,
    user: fields.user ?? (await buildUser(db)).guid,
  }
  return onlyRow(await db.insert(review).values(values).returning())
}

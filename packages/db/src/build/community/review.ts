import { buildUser } from '#db/build/account/user.ts'
import { buildRecipe } from '#db/build/catalogue/recipe.ts'
import { onlyRow } from '#db/build/sequence.ts'
import type { Db } from '#db/database.ts'
import { review } from '#db/schema/community/review.ts'

export type Review = typeof review.$inferSelect

/** Makes an approved review of four stars with a comment, and a recipe and a reviewer where none are given. */
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

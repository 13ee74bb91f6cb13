import { usernameKey } from '@zivina/contract/account/usernames'
import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/database.ts'
import { user } from '#db/schema/account/user.ts'
import { recipe } from '#db/schema/catalogue/recipe.ts'
import { review } from '#db/schema/community/review.ts'
import { readJson } from '#db/seed/catalogue-file.ts'

const DemoReviews = z.strictObject({
  reviewers: z.array(z.string()),
  reviews: z.array(
    z.strictObject({
      recipe: z.string(),
      reviewer: z.string(),
      /** Days after the recipe was published. */
      days: z.int().min(1),
      rating: z.int().min(1).max(5),
      comment: z.string().nullable(),
      status: z.enum(STATUSES).optional(),
      status_note: z.string().optional(),
      reply: z.string().optional(),
    }),
  ),
})
type DemoReview = z.infer<typeof DemoReviews>['reviews'][number]

const DAY_MS = 24 * 3600 * 1000

/**
 * Inserts demo accounts that cooked from the starter catalogue, and their reviews. They are inserted once: where the accounts
 * exist, their reviews are not touched again.
 */
export async function seedDemoReviews(db: Db): Promise<void> {
  const { reviewers, reviews } = DemoReviews.parse(await readJson('demo-reviews.json'))
  await db.transaction(async (tx) => {
    const people = await tx.insert(user).values(reviewers.map(toAccount)).onConflictDoNothing().returning()
    if (people.length === 0) return
    const slugs = [...new Set(reviews.map(({ recipe: slug }) => slug))]
    const recipes = await tx.select().from(recipe).where(inArray(recipe.slug, slugs))
    const rows = reviews.flatMap((row) => {
      const about = recipes.find(({ slug }) => slug === row.recipe)
      const by = people.find(({ username }) => username === row.reviewer)
      return about && by ? [toReview(row, about, by.guid)] : []
    })
    if (rows.length > 0) await tx.insert(review).values(rows).onConflictDoNothing()
  })
}

// These accounts cannot log in: they have no password, and the domain can receive no mail.
const toAccount = (username: string): typeof user.$inferInsert => ({
  username,
  username_key: usernameKey(username),
  email: `${username}@hodnotitele.example`,
  email_verified: true,
})

function toReview(
  { days, rating, comment, status = 'Approved', status_note = '', reply }: DemoReview,
  { guid, created_at }: { guid: string; created_at: Date },
  by: string,
): typeof review.$inferInsert {
  const at = new Date(created_at.getTime() + days * DAY_MS)
  const answer = reply === undefined ? {} : { reply, replied_at: new Date(at.getTime() + DAY_MS) }
  return { recipe: guid, user: by, rating, comment, status, status_note, created_at: at, ...answer }
}

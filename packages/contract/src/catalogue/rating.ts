import { RATINGS } from '@zivina/domain/catalogue/rating'
import { z } from 'zod'

/** Stars of one review. */
export const Stars = z.literal(RATINGS)

/** What people think of a recipe, by its approved reviews: the mean of the stars, not rounded, and how many there are. */
export const RatingSummary = z.object({
  average: z.number().min(1).max(5).nullable(),
  count: z.number().int().min(0),
})

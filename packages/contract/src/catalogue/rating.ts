import { RATINGS } from '@zivina/domain/catalogue/rating'
import { z } from 'zod'

/** Stars of one review. */
export const Stars = z.literal(RATINGS)

/** The approved reviews of a recipe in short: the mean of their stars, not rounded, and their number. */
export const RatingSummary = z.object({
  average: z.number().min(1).max(5).nullable(),
  count: z.number().int().min(0),
})

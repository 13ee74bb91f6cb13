import type { CookedSummary } from '@zivina/contract/community/cooked-recipes'
import type { ModeratedReview } from '@zivina/contract/community/reviews'
import { calendarDay } from '@zivina/domain/calendar-day'
import { RATINGS, type Rating } from '@zivina/domain/catalogue/rating'
import { sessionApi } from '#app/session/api/session-api.ts'
import type { Dish } from './dish.ts'

export const ratingText = (rating: Rating | undefined): string => (rating === undefined ? '' : String(rating))
export const readRating = (text: string): Rating | null => RATINGS.find((stars) => String(stars) === text) ?? null

/** Records that the dish was cooked today. The same guid again is the same record. */
export function sendCooked(recipe: string, guid: string): Promise<CookedSummary> {
  return sessionApi('POST /cooked_recipe', { body: { guid, recipe, cooked_on: calendarDay(new Date()) } })
}

/**
 * Sends stars and comment where they differ from the own review; null where there is nothing to send.
 * @param known the own review; undefined where it is not known yet, as right after a log-in
 */
export async function sendReview(
  { guid, slug }: Dish,
  known: ModeratedReview | null | undefined,
  { rating: text, comment }: { rating: string; comment: string },
): Promise<ModeratedReview | null> {
  const rating = readRating(text)
  if (rating === null) return null
  const own = known === undefined ? await readOwnReview(guid) : known
  const body = { rating, comment: comment.trim() }
  if (own === null) return sessionApi('POST /recipe/{slug}/review', { params: { slug }, body })
  if (own.rating === rating && (own.comment ?? '') === body.comment) return null
  return sessionApi('PATCH /review/{guid}', { params: { guid: own.guid }, body })
}

async function readOwnReview(recipe: string): Promise<ModeratedReview | null> {
  const { results } = await sessionApi('GET /review/mine', { query: { recipe, limit: '1' } })
  return results[0] ?? null
}

import type { ModeratedReview, RecipeReviews, Review } from '@zivina/contract/community/reviews'
import { RATINGS, summarizeRating } from '@zivina/domain/catalogue/rating'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { HeldReview, RecipeReviewRows, ReviewRow } from './queries.ts'

const instant = (text: string): string => new Date(text).toISOString()

/** A review as the public sees it. */
export function presentReview(row: ReviewRow, urls: Urls): Review {
  return {
    guid: row.guid,
    rating: row.rating,
    comment: row.comment,
    created_at: instant(row.created_at),
    user: { username: row.username, image: urls.optionalPhoto(row.image) },
    reply: row.reply,
    replied_at: row.replied_at === null ? null : instant(row.replied_at),
    creator: { name: row.creator_name, slug: row.creator_slug },
  }
}

/** A review as its author and moderators see it. */
export function presentModerated(row: ReviewRow, urls: Urls): ModeratedReview {
  return {
    ...presentReview(row, urls),
    recipe: { guid: row.recipe_guid, slug: row.recipe_slug, name: row.recipe_name, is_shown: row.recipe_shown },
    status: row.status,
    status_note: row.status_note,
    updated_at: instant(row.updated_at),
  }
}

/** The recipe of a review as mails name it. */
export function recipeOf({ recipe_name: name, recipe_slug: slug }: Pick<HeldReview, 'recipe_name' | 'recipe_slug'>) {
  return { name, slug }
}

export function presentRecipeReviews(rows: RecipeReviewRows, urls: Urls): RecipeReviews {
  const counts = new Map(rows.distribution.map(({ rating, count }) => [rating, count]))
  return {
    results: rows.reviews.map((row) => presentReview(row, urls)),
    count: rows.rating_count,
    rating: summarizeRating(rows.rating_sum, rows.rating_count),
    distribution: RATINGS.toReversed().map((rating) => ({ rating, count: counts.get(rating) ?? 0 })),
  }
}

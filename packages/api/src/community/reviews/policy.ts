import type { ReviewPatch } from '@zivina/contract/community/reviews'
import type { Status } from '@zivina/domain/catalogue/statuses'
import type { UserActor } from '#api/kernel/access/actor.ts'
import type { ReviewFilter, ReviewValues } from './queries.ts'

/** Comments are moderated before they are public; stars alone cannot hurt anyone. */
export function firstStatus(comment: string | null): Status {
  return comment === null ? 'Approved' : 'Pending'
}

/**
 * The state of a review after its author's change. Another comment is moderated again, and the answer to the former one is
 * removed, as it would not fit. Other stars change nothing else.
 */
export function changedReview(before: ReviewValues, { rating = before.rating, comment }: ReviewPatch): ReviewValues {
  if (comment === undefined || comment === before.comment) return { ...before, rating }
  return { rating, comment, status: firstStatus(comment), status_note: '', reply: null, replied_at: null }
}

/** Admins see all reviews; affiliates those of their own recipes. */
export function visibleTo({ guid, is_admin }: UserActor): ReviewFilter {
  return is_admin ? {} : { recipe_creator: guid }
}

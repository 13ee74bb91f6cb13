import type { ReviewPatch } from '@zivina/contract/community/reviews'
import type { Status } from '@zivina/domain/catalogue/statuses'
import type { UserActor } from '#api/kernel/access/actor.ts'
import type { ReviewFilter, ReviewValues } from './queries.ts'

/** Words are read before others see them; stars alone say nothing that could hurt anybody. */
export function firstStatus(comment: string | null): Status {
  return comment === null ? 'Approved' : 'Pending'
}

/**
 * What a review is after its author's change. Another comment is decided on anew, and the answer to the former one goes with
 * it: it would stand under words it does not answer. Other stars change nothing else.
 */
export function changedReview(before: ReviewValues, { rating = before.rating, comment }: ReviewPatch): ReviewValues {
  if (comment === undefined || comment === before.comment) return { ...before, rating }
  return { rating, comment, status: firstStatus(comment), status_note: '', reply: null, replied_at: null }
}

/** Admins decide on all reviews; affiliates look after those of their own recipes. */
export function visibleTo({ guid, is_admin }: UserActor): ReviewFilter {
  return is_admin ? {} : { recipe_creator: guid }
}

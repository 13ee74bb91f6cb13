import { STATUSES } from '@zivina/domain/catalogue/statuses'
import { z } from 'zod'
import { RatingSummary, Stars } from '#contract/catalogue/rating.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import {
  commaList,
  countedListOf,
  Guid,
  ImageUrl,
  limitAndOffset,
  listOf,
  longText,
  PageParameter,
  SearchText,
  Slug,
  Timestamp,
} from '#contract/kernel/fields.ts'
import {
  REVIEW_COMMENT_MAX,
  REVIEW_REPLY_MAX,
  REVIEW_WRITES_PER_HOUR,
  REVIEWS_PER_PAGE,
  ROWS_PER_PAGE,
} from '#contract/kernel/limits.ts'
import { Decision } from '#contract/kernel/moderation.ts'

/** An approved review as the public sees it. */
export const Review = z
  .object({
    guid: Guid,
    rating: Stars,
    comment: z.string().nullable(),
    created_at: Timestamp,
    user: z.object({ username: z.string(), image: ImageUrl.nullable() }),
    /** The answer of the recipe's creator. */
    reply: z.string().nullable(),
    replied_at: Timestamp.nullable(),
    creator: z.object({ name: z.string(), slug: z.string().nullable() }),
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof Review>

/** A review with its state, for its author and for moderators. */
export const ModeratedReview = z
  .object({
    ...Review.shape,
    /** A recipe that is pending again after an edit has no public page for the time being. */
    recipe: z.object({ guid: Guid, slug: z.string(), name: z.string(), is_shown: z.boolean() }),
    status: z.enum(STATUSES),
    /** The moderator's reason for a denial. */
    status_note: z.string(),
    updated_at: Timestamp,
  })
  .meta({ id: 'ModeratedReview' })
export type ModeratedReview = z.infer<typeof ModeratedReview>

export const RecipeReviews = z
  .object({
    ...listOf(Review).shape,
    rating: RatingSummary,
    /** The number of approved reviews for each number of stars, from the best. */
    distribution: z.array(z.object({ rating: Stars, count: z.number().int().min(0) })),
  })
  .meta({ id: 'RecipeReviews' })
export type RecipeReviews = z.infer<typeof RecipeReviews>

const Comment = longText(REVIEW_COMMENT_MAX)
  .nullable()
  .overwrite((text) => (text === '' ? null : text))

export const NewReview = z.strictObject({ rating: Stars, comment: Comment.default(null) }).meta({ id: 'NewReview' })
export type NewReview = z.output<typeof NewReview>

/** Absent fields stay unchanged; a comment that is null is removed. */
export const ReviewPatch = z
  .strictObject({ rating: Stars.optional(), comment: Comment.optional() })
  .meta({ id: 'ReviewPatch' })
export type ReviewPatch = z.output<typeof ReviewPatch>

/** As everywhere, `created_at` is newest first and `-created_at` oldest first; `-rating` is best first. */
const ReviewOrdering = z.enum(['created_at', '-created_at', 'rating', '-rating'])
export type ReviewOrdering = z.infer<typeof ReviewOrdering>

export const ReviewPageQuery = z.strictObject({
  page: PageParameter,
  status: z.enum(STATUSES).optional(),
  /** Numbers of stars. */
  rating: commaList(z.enum(['1', '2', '3', '4', '5']).transform(Number)).optional(),
  /** Words of the comment, of the recipe's name or of the username, in any order. */
  search: SearchText.optional(),
  ordering: ReviewOrdering.default('created_at'),
})
export type ReviewPageQuery = z.output<typeof ReviewPageQuery>

/**
 * One decision on several reviews: each with its time of change as the moderator saw it, so that no unread text is approved.
 */
export const ReviewDecisions = z
  .strictObject({
    reviews: z
      .array(z.strictObject({ guid: Guid, updated_at: Timestamp }))
      .min(1)
      .max(ROWS_PER_PAGE),
    ...Decision.shape,
  })
  .meta({ id: 'ReviewDecisions' })
export type ReviewDecisions = z.output<typeof ReviewDecisions>

export const DecidedReviews = z
  .object({
    results: z.array(ModeratedReview),
    /** Reviews that were changed or deleted meanwhile: nothing was decided on them. */
    changed: z.array(Guid),
  })
  .meta({ id: 'DecidedReviews' })
export type DecidedReviews = z.infer<typeof DecidedReviews>

const params = z.object({ guid: Guid })
const writeLimits = [
  { by: 'user', attempts: REVIEW_WRITES_PER_HOUR, seconds: 3600 },
  { by: 'address', attempts: REVIEW_WRITES_PER_HOUR * 4, seconds: 3600 },
] as const

export const reviews = {
  ofRecipe: endpoint({
    method: 'GET',
    path: '/recipe/{slug}/review',
    access: 'public',
    summary: 'Approved reviews of a recipe, the newest first, with how many gave how many stars.',
    params: z.object({ slug: Slug }),
    query: z.strictObject(limitAndOffset(REVIEWS_PER_PAGE)),
    status: 200,
    response: RecipeReviews,
    errors: ['RECIPE_404'],
    not_found: 'RECIPE_404',
  }),
  create: endpoint({
    method: 'POST',
    path: '/recipe/{slug}/review',
    access: 'user',
    summary:
      'Reviews a recipe: one review for each person and recipe, none of one’s own. Said again word for word it answers the same review. Stars alone count at once, a comment waits for approval.',
    rate_limits: writeLimits,
    params: z.object({ slug: Slug }),
    body: NewReview,
    status: 201,
    response: ModeratedReview,
    errors: ['RECIPE_404', 'UNIQUE', 'OWN_RECIPE'],
    not_found: 'RECIPE_404',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/review/mine',
    access: 'user',
    seen: true,
    summary: 'One’s own reviews in every state, the newest first; of one recipe where it is given.',
    query: z.strictObject({
      recipe: Guid.optional(),
      ...limitAndOffset(REVIEWS_PER_PAGE),
    }),
    status: 200,
    response: listOf(ModeratedReview),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/review/{guid}',
    access: 'user',
    summary: 'Changes one’s own review. Another comment waits for approval and loses the answer to the former one.',
    rate_limits: writeLimits,
    params,
    body: ReviewPatch,
    status: 200,
    response: ModeratedReview,
    errors: [],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/review/{guid}',
    access: 'user',
    summary: 'Deletes one’s own review.',
    rate_limits: writeLimits,
    params,
    status: 204,
    response: z.void(),
    errors: [],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/review/{guid}/reply',
    access: 'user',
    summary: 'Answers the comment of an approved review, once, as the creator of the recipe.',
    rate_limits: writeLimits,
    params,
    body: z.strictObject({ reply: longText(REVIEW_REPLY_MAX).min(1) }),
    status: 201,
    response: Review,
    errors: ['NOT_RECIPE_CREATOR', 'NO_COMMENT', 'ALREADY_REPLIED_TO', 'EMAIL_NOT_SENT'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/review',
    access: 'affiliate',
    cost: 'dear',
    summary:
      'Reviews in every state, the newest first unless ordered: all of them for admins, those of one’s own recipes for affiliates.',
    query: ReviewPageQuery,
    status: 200,
    response: countedListOf(ModeratedReview),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/review/{guid}/status',
    access: 'admin',
    summary: 'Approves, denies or puts back a review; those it concerns are told by e-mail.',
    params,
    body: Decision,
    status: 200,
    response: ModeratedReview,
    errors: ['EMAIL_NOT_SENT'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/review/decisions',
    access: 'admin',
    summary: 'Decides on several reviews at once, but on none that changed since it was seen.',
    body: ReviewDecisions,
    status: 200,
    response: DecidedReviews,
    errors: ['EMAIL_NOT_SENT'],
  }),
}

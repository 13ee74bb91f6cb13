import type {
  ModeratedReview,
  NewReview,
  RecipeReviews,
  ReviewOrdering,
  ReviewPageQuery,
  ReviewPatch,
} from '@zivina/contract/community/reviews'
import { boundSearch, normalizeSearch } from '@zivina/czech/search-text'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { type AskedPage, type Listed, type Page, paged, pageOf } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import { changedReview, firstStatus, visibleTo } from './policy.ts'
import { presentModerated, presentRecipeReviews } from './present.ts'
import {
  deleteOwnReview,
  insertReview,
  lockOwnReview,
  type ReviewFilter,
  selectRecipeReviews,
  selectReviewable,
  selectReviews,
  selectReviewsByGuid,
  updateReview,
} from './queries.ts'

/**
 * Approved reviews of an approved recipe, newest first.
 * @throws ApiError RECIPE_404 where no approved recipe has or had this slug
 */
export async function listRecipeReviews(
  ctx: Ctx<'db' | 'urls'>,
  { slug, ...page }: Page & { slug: string },
): Promise<RecipeReviews> {
  const found = await selectRecipeReviews(ctx.db, slug, page)
  if (found === null) throw new ApiError('RECIPE_404')
  return presentRecipeReviews(found, ctx.urls)
}

/**
 * Reviews a recipe. The same content sent again (a double click, a lost answer) is the same review; other content is refused,
 * so that the first review is not lost unnoticed.
 *
 * @throws ApiError RECIPE_404, OWN_RECIPE, UNIQUE
 */
export async function createReview(
  ctx: UserCtx<'db' | 'urls'>,
  { slug, rating, comment }: NewReview & { slug: string },
): Promise<ModeratedReview> {
  const guid = await transaction(ctx, async (ctx) => {
    const recipe = await selectReviewable(ctx.db, slug)
    if (recipe === null) throw new ApiError('RECIPE_404')
    if (recipe.creator === ctx.actor.guid) throw new ApiError('OWN_RECIPE')
    const values = { recipe: recipe.guid, user: ctx.actor.guid, rating, comment, status: firstStatus(comment) }
    return createOnce({
      find: () => lockOwnReview(ctx.db, ctx.actor.guid, { recipe: recipe.guid }),
      make: () => insertReview(ctx.db, values),
      repeat: (present) => {
        if (present.rating !== rating || present.comment !== comment) throw new ApiError('UNIQUE')
        return present.guid
      },
    })
  })
  return readModerated(ctx, guid)
}

/** The logged-in user's reviews in every state. */
export function listOwnReviews(
  ctx: UserCtx<'db' | 'urls'>,
  { recipe, ...page }: Page & { recipe?: string | undefined },
): Promise<Listed<ModeratedReview>> {
  return list(ctx, { user: ctx.actor.guid, recipe: recipe ?? null }, page)
}

/** The reviews that an admin or an affiliate manages: by state, stars and words. */
export function listManagedReviews(
  ctx: UserCtx<'db' | 'urls'>,
  { page, status, rating, search = '', ordering }: Omit<ReviewPageQuery, 'page'> & { page: AskedPage },
): Promise<Listed<ModeratedReview>> {
  const place = { ...pageOf(page), ordering }
  const words = normalizeSearch(boundSearch(search)).split(' ').filter(Boolean)
  const filter = { status: status ?? null, ratings: rating ?? null, words: words.length > 0 ? words : null }
  return list(ctx, { ...visibleTo(ctx.actor), ...filter }, place)
}

type Place = Page & { ordering?: ReviewOrdering }

async function list(ctx: Ctx<'db' | 'urls'>, filter: ReviewFilter, page: Place): Promise<Listed<ModeratedReview>> {
  return paged(await selectReviews(ctx.db, filter, page), (row) => presentModerated(row, ctx.urls))
}

/**
 * Changes the logged-in user's review.
 * @throws ApiError NOT_FOUND where it belongs to another user
 */
export async function changeReview(
  ctx: UserCtx<'db' | 'urls'>,
  { guid, patch }: { guid: string; patch: ReviewPatch },
): Promise<ModeratedReview> {
  await transaction(ctx, async (ctx) => {
    const own = await lockOwnReview(ctx.db, ctx.actor.guid, { guid })
    if (own === null) throw new ApiError('NOT_FOUND')
    const { guid: _, ...before } = own
    await updateReview(ctx.db, guid, changedReview(before, patch))
  })
  return readModerated(ctx, guid)
}

/** @throws ApiError NOT_FOUND where it belongs to another user */
export async function removeReview(ctx: UserCtx<'db'>, guid: string): Promise<void> {
  if (!(await deleteOwnReview(ctx.db, ctx.actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

/** A review with its state, for a person who may see it. */
export async function readModerated(ctx: Ctx<'db' | 'urls'>, guid: string): Promise<ModeratedReview> {
  const [review] = await readModeratedList(ctx, [guid])
  if (review === undefined) throw new ApiError('NOT_FOUND')
  return review
}

/** The same for several; deleted ones are left out. */
export async function readModeratedList(ctx: Ctx<'db' | 'urls'>, guids: readonly string[]): Promise<ModeratedReview[]> {
  return (await selectReviewsByGuid(ctx.db, guids)).map((row) => presentModerated(row, ctx.urls))
}

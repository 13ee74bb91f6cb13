import type {
  ModeratedReview,
  NewReview,
  RecipeReviews,
  ReviewOrdering,
  ReviewPageQuery,
  ReviewPatch,
} from '@zivina/contract/community/reviews'
import { boundSearch, normalizeSearch } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import type { Actor, UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type Listed, type Page, paged, pageOf } from '#api/kernel/lists/page.ts'
import { createOnce } from '#api/kernel/once/create-once.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
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
  db: Db,
  _actor: Actor,
  { slug, ...page }: Page & { slug: string },
  urls: Urls,
): Promise<RecipeReviews> {
  const found = await selectRecipeReviews(db, slug, page)
  if (found === null) throw new ApiError('RECIPE_404')
  return presentRecipeReviews(found, urls)
}

/**
 * Reviews a recipe. The same content sent again (a double click, a lost answer) is the same review; other content is refused,
 * so that the first review is not lost unnoticed.
 *
 * @throws ApiError RECIPE_404, OWN_RECIPE, UNIQUE
 */
export async function createReview(
  db: Db,
  actor: UserActor,
  { slug, rating, comment }: NewReview & { slug: string },
  urls: Urls,
): Promise<ModeratedReview> {
  const guid = await db.transaction(async (tx) => {
    const recipe = await selectReviewable(tx, slug)
    if (recipe === null) throw new ApiError('RECIPE_404')
    if (recipe.creator === actor.guid) throw new ApiError('OWN_RECIPE')
    const values = { recipe: recipe.guid, user: actor.guid, rating, comment, status: firstStatus(comment) }
    return createOnce({
      find: () => lockOwnReview(tx, actor.guid, { recipe: recipe.guid }),
      make: () => insertReview(tx, values),
      repeat: (present) => {
        if (present.rating !== rating || present.comment !== comment) throw new ApiError('UNIQUE')
        return present.guid
      },
    })
  })
  return readModerated(db, guid, urls)
}

/** The logged-in user's reviews in every state. */
export function listOwnReviews(
  db: Db,
  actor: UserActor,
  { recipe, ...page }: Page & { recipe?: string | undefined },
  urls: Urls,
): Promise<Listed<ModeratedReview>> {
  return list(db, { user: actor.guid, recipe: recipe ?? null }, page, urls)
}

/** The reviews that an admin or an affiliate manages: by state, stars and words. */
export function listManagedReviews(
  db: Db,
  actor: UserActor,
  { page, status, rating, search = '', ordering }: ReviewPageQuery,
  urls: Urls,
): Promise<Listed<ModeratedReview>> {
  const place = { ...pageOf(page), ordering }
  const words = normalizeSearch(boundSearch(search)).split(' ').filter(Boolean)
  const filter = { status: status ?? null, ratings: rating ?? null, words: words.length > 0 ? words : null }
  return list(db, { ...visibleTo(actor), ...filter }, place, urls)
}

type Place = Page & { ordering?: ReviewOrdering }

async function list(db: Db, filter: ReviewFilter, page: Place, urls: Urls): Promise<Listed<ModeratedReview>> {
  return paged(await selectReviews(db, filter, page), (row) => presentModerated(row, urls))
}

/**
 * Changes the logged-in user's review.
 * @throws ApiError NOT_FOUND where it belongs to another user
 */
export async function changeReview(
  db: Db,
  actor: UserActor,
  { guid, patch }: { guid: string; patch: ReviewPatch },
  urls: Urls,
): Promise<ModeratedReview> {
  await db.transaction(async (tx) => {
    const own = await lockOwnReview(tx, actor.guid, { guid })
    if (own === null) throw new ApiError('NOT_FOUND')
    const { guid: _, ...before } = own
    await updateReview(tx, guid, changedReview(before, patch))
  })
  return readModerated(db, guid, urls)
}

/** @throws ApiError NOT_FOUND where it belongs to another user */
export async function removeReview(db: Db, actor: UserActor, guid: string): Promise<void> {
  if (!(await deleteOwnReview(db, actor.guid, guid))) throw new ApiError('NOT_FOUND')
}

/** A review with its state, for a person who may see it. */
export async function readModerated(db: Db, guid: string, urls: Urls): Promise<ModeratedReview> {
  const [review] = await readModeratedList(db, [guid], urls)
  if (review === undefined) throw new ApiError('NOT_FOUND')
  return review
}

/** The same for several; deleted ones are left out. */
export async function readModeratedList(db: Db, guids: readonly string[], urls: Urls): Promise<ModeratedReview[]> {
  return (await selectReviewsByGuid(db, guids)).map((row) => presentModerated(row, urls))
}

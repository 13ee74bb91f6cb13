import type { DecidedReviews, ModeratedReview, Review, ReviewDecisions } from '@zivina/contract/community/reviews'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Db } from '@zivina/db/database'
import { starsLabel } from '@zivina/domain/catalogue/rating'
import { receiverOf, receiversOf } from '#api/account/mail-preferences/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import { isAsSeen } from '#api/kernel/versions/as-seen.ts'
import { type HeldReview, lockReviews, updateReview, updateStatuses } from './queries.ts'
import { readModerated, readModeratedList } from './service.ts'

type Deps = Pick<Tools, 'mail' | 'keys' | 'public_url' | 'urls'>

/**
 * Decides on a review. A reason belongs to a denial alone. Of a decision that changes something the recipe's creator is told
 * when a comment is approved, and the reviewer when it is denied, unless they decided themselves or want no such mail.
 *
 * @throws ApiError NOT_FOUND
 */
export async function decideOnReview(
  db: Db,
  actor: UserActor,
  { guid, ...decision }: Decision & { guid: string },
  deps: Deps,
): Promise<ModeratedReview> {
  await db.transaction(async (tx) => {
    const held = await lockReviews(tx, [guid])
    if (held.length === 0) throw new ApiError('NOT_FOUND')
    await decide(tx, actor, held, decision, deps)
  })
  return readModerated(db, guid, deps.urls)
}

/** The same on several at once; on none that changed since the admin saw it, so that no unread words are approved. */
export async function decideOnReviews(
  db: Db,
  actor: UserActor,
  { reviews, ...decision }: ReviewDecisions,
  deps: Deps,
): Promise<DecidedReviews> {
  const seen = new Map(reviews.map(({ guid, updated_at }) => [guid, updated_at]))
  const decided = await db.transaction(async (tx) => {
    const held = await lockReviews(tx, [...seen.keys()])
    const same = held.filter(({ guid, updated_at }) => isAsSeen(seen.get(guid) ?? '', updated_at))
    await decide(tx, actor, same, decision, deps)
    return new Set(same.map(({ guid }) => guid))
  })
  const results = await readModeratedList(db, [...decided], deps.urls)
  return { results, changed: [...seen.keys()].filter((guid) => !decided.has(guid)) }
}

async function decide(
  tx: Db,
  actor: UserActor,
  held: readonly HeldReview[],
  { status, status_note }: Decision,
  deps: Deps,
): Promise<void> {
  const note = status === 'Denied' ? status_note : ''
  const other = held.filter((review) => review.status !== status || review.status_note !== note)
  if (other.length === 0) return
  const guids = other.map(({ guid }) => guid)
  await updateStatuses(tx, guids, { status, status_note: note })
  const moved = other.filter((review) => review.status !== status)
  if (status === 'Approved') await tellCreators(tx, actor, moved, deps)
  if (status === 'Denied') await tellOfDenials(tx, actor, moved, note, deps)
}

/**
 * Answers a comment, once. Only what others can read is answered; of two answers sent at once the first one holds.
 * @throws ApiError NOT_FOUND, NOT_RECIPE_CREATOR, NO_COMMENT, ALREADY_REPLIED_TO
 */
export async function replyToReview(
  db: Db,
  actor: UserActor,
  { guid, reply }: { guid: string; reply: string },
  deps: Deps,
): Promise<Review> {
  await db.transaction(async (tx) => {
    const [held] = await lockReviews(tx, [guid])
    if (held?.status !== 'Approved') throw new ApiError('NOT_FOUND')
    if (held.creator !== actor.guid) throw new ApiError('NOT_RECIPE_CREATOR')
    if (held.comment === null) throw new ApiError('NO_COMMENT')
    if (held.reply !== null) throw new ApiError('ALREADY_REPLIED_TO')
    await updateReview(tx, guid, { reply, replied_at: new Date() })
    await tellOfReply(tx, held, reply, deps)
  })
  return readModerated(db, guid, deps.urls)
}

type OfRecipe = Pick<HeldReview, 'recipe_name' | 'recipe_slug'>
const recipeOf = ({ recipe_name: name, recipe_slug: slug }: OfRecipe) => ({ name, slug })

async function tellCreators(tx: Db, actor: UserActor, moved: readonly HeldReview[], deps: Deps): Promise<void> {
  // Stars alone would fill a mailbox with mails that say nothing.
  const told = moved.flatMap(({ comment, ...held }) => {
    return comment === null || held.creator === actor.guid ? [] : [{ ...held, comment }]
  })
  const creators = told.map(({ creator }) => creator)
  const receivers = await receiversOf(tx, deps, creators, 'recipe_reviews')
  const letters = told.flatMap(({ creator, username, rating, comment, ...held }) => {
    const receiver = receivers.get(creator)
    if (receiver === undefined) return []
    const { email: to, ...addressee } = receiver
    return [{ to, data: { ...addressee, recipe: recipeOf(held), username, stars: starsLabel(rating), comment } }]
  })
  await deps.mail.enqueueAll(tx, 'recipe_reviewed', letters)
}

async function tellOfDenials(
  tx: Db,
  actor: UserActor,
  moved: readonly HeldReview[],
  status_note: string,
  deps: Deps,
): Promise<void> {
  const told = moved.filter(({ user }) => user !== actor.guid)
  const reviewers = told.map(({ user }) => user)
  const receivers = await receiversOf(tx, deps, reviewers, 'moderation')
  const letters = told.flatMap((held) => {
    const receiver = receivers.get(held.user)
    if (receiver === undefined) return []
    const { email: to, ...addressee } = receiver
    return [{ to, data: { ...addressee, recipe: recipeOf(held), status_note } }]
  })
  await deps.mail.enqueueAll(tx, 'review_denied', letters)
}

async function tellOfReply(tx: Db, held: HeldReview, reply: string, deps: Deps): Promise<void> {
  const receiver = await receiverOf(tx, deps, held.user, 'moderation')
  if (receiver === null) return
  const { email, ...addressee } = receiver
  const { creator_name } = held
  await deps.mail.enqueue(tx, 'review_replied', email, { ...addressee, recipe: recipeOf(held), creator_name, reply })
}

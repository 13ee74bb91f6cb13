import type { Decision } from '@zivina/contract/moderation'
import type { ModeratedReview, Review } from '@zivina/contract/reviews'
import type { Db } from '@zivina/db/database'
import { starsLabel } from '@zivina/nutrition/rating'
import type { UserActor } from '../http/actor.ts'
import { ApiError } from '../http/api-error.ts'
import type { Tools } from '../http/scope.ts'
import { receiverOf } from '../mail-preferences/service.ts'
import { type HeldReview, lockReview, updateReview } from './queries.ts'
import { readModerated } from './service.ts'

type Deps = Pick<Tools, 'mail' | 'keys' | 'public_url' | 'image_url_endpoint'>

/**
 * Decides on a review. A reason belongs to a denial alone. Of a decision that changes something the recipe's creator is told
 * when a comment is approved, and the reviewer when it is denied, unless they decided themselves or want no such mail.
 *
 * @throws ApiError NOT_FOUND
 */
export async function decideOnReview(
  db: Db,
  actor: UserActor,
  { guid, status, status_note }: Decision & { guid: string },
  deps: Deps,
): Promise<ModeratedReview> {
  await db.transaction(async (tx) => {
    const held = await lockReview(tx, guid)
    if (held === null) throw new ApiError('NOT_FOUND')
    const note = status === 'Denied' ? status_note : ''
    if (held.status === status && held.status_note === note) return
    await updateReview(tx, guid, { status, status_note: note })
    if (held.status === status) return
    if (status === 'Approved') await tellCreator(tx, actor, held, deps)
    if (status === 'Denied') await tellOfDenial(tx, actor, held, note, deps)
  })
  return readModerated(db, guid, deps.image_url_endpoint)
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
    const held = await lockReview(tx, guid)
    if (held?.status !== 'Approved') throw new ApiError('NOT_FOUND')
    if (held.creator !== actor.guid) throw new ApiError('NOT_RECIPE_CREATOR')
    if (held.comment === null) throw new ApiError('NO_COMMENT')
    if (held.reply !== null) throw new ApiError('ALREADY_REPLIED_TO')
    await updateReview(tx, guid, { reply, replied_at: new Date() })
    await tellOfReply(tx, held, reply, deps)
  })
  return readModerated(db, guid, deps.image_url_endpoint)
}

const recipeOf = ({ recipe_name: name, recipe_slug: slug }: HeldReview) => ({ name, slug })

async function tellCreator(tx: Db, actor: UserActor, held: HeldReview, deps: Deps): Promise<void> {
  const { creator, username, rating, comment } = held
  // Stars alone would fill a mailbox with mails that say nothing.
  if (comment === null || creator === actor.guid) return
  const receiver = await receiverOf(tx, deps, creator, 'recipe_reviews')
  if (receiver === null) return
  const { email, ...addressee } = receiver
  await deps.mail.enqueue(tx, 'recipe_reviewed', email, {
    ...addressee,
    recipe: recipeOf(held),
    username,
    stars: starsLabel(rating),
    comment,
  })
}

async function tellOfDenial(tx: Db, actor: UserActor, held: HeldReview, note: string, deps: Deps): Promise<void> {
  if (held.user === actor.guid) return
  const receiver = await receiverOf(tx, deps, held.user, 'moderation')
  if (receiver === null) return
  const { email, ...addressee } = receiver
  await deps.mail.enqueue(tx, 'review_denied', email, { ...addressee, recipe: recipeOf(held), status_note: note })
}

async function tellOfReply(tx: Db, held: HeldReview, reply: string, deps: Deps): Promise<void> {
  const receiver = await receiverOf(tx, deps, held.user, 'moderation')
  if (receiver === null) return
  const { email, ...addressee } = receiver
  const { creator_name } = held
  await deps.mail.enqueue(tx, 'review_replied', email, { ...addressee, recipe: recipeOf(held), creator_name, reply })
}

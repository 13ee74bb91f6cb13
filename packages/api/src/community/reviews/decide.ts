import type { DecidedReviews, ModeratedReview, ReviewDecisions } from '@zivina/contract/community/reviews'
import type { Decision } from '@zivina/contract/kernel/moderation'
import { starsLabel } from '@zivina/domain/catalogue/rating'
import { type NotifyingPorts, notifyByMail } from '#api/account/mail-preferences/service.ts'
import { type DecidingOnAll, decideOnAll } from '#api/kernel/decide/decide.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { isAsSeen } from '#api/kernel/versions/as-seen.ts'
import { recipeOf } from './present.ts'
import { type HeldReview, lockReviews, updateStatuses } from './queries.ts'
import { readModerated, readModeratedList } from './service.ts'

type ReviewCtx = UserCtx<NotifyingPorts | 'urls'>

/**
 * Decides on a review. The recipe's creator is told by e-mail when a comment is approved, the reviewer when it is denied.
 * @throws ApiError NOT_FOUND
 */
export async function decideOnReview(
  ctx: ReviewCtx,
  { guid, ...decision }: Decision & { guid: string },
): Promise<ModeratedReview> {
  const held = await decideOnAll(ctx, decision, { ...DECIDING, lock: ({ db }) => lockReviews(db, [guid]) })
  if (held.length === 0) throw new ApiError('NOT_FOUND')
  return readModerated(ctx, guid)
}

/**
 * Decides on several reviews at once; skips those that changed since the admin saw them, so that no unread comment is approved.
 */
export async function decideOnReviews(
  ctx: ReviewCtx,
  { reviews, ...decision }: ReviewDecisions,
): Promise<DecidedReviews> {
  const seen = new Map(reviews.map(({ guid, updated_at }) => [guid, updated_at]))
  const lock = async ({ db }: ReviewCtx) => {
    const held = await lockReviews(db, [...seen.keys()])
    return held.filter(({ guid, updated_at }) => isAsSeen(seen.get(guid) ?? '', updated_at))
  }
  const held = await decideOnAll(ctx, decision, { ...DECIDING, lock })
  const decided = new Set(held.map(({ guid }) => guid))
  const results = await readModeratedList(ctx, [...decided])
  return { results, changed: [...seen.keys()].filter((guid) => !decided.has(guid)) }
}

const DECIDING: Omit<DecidingOnAll<HeldReview, ReviewCtx>, 'lock'> = {
  noun: 'review',
  write: ({ db }, reviews, decision) => {
    const guids = reviews.map(({ guid }) => guid)
    return updateStatuses(db, guids, decision)
  },
  receiver: ({ status: former, comment, creator, user }, { status }) => {
    if (status === former) return null
    if (status === 'Denied') return user
    // Mails about stars without a comment would only fill a mailbox.
    return comment === null ? null : creator
  },
  mail: (ctx, notified, { approved, status_note }) =>
    approved
      ? notifyByMail(ctx, {
          kind: 'recipe_reviews',
          template: 'recipe_reviewed',
          notified,
          data: ({ username, rating, comment, ...held }, addressee) => {
            const said = { username, stars: starsLabel(rating), comment: comment ?? '' }
            return { ...addressee, recipe: recipeOf(held), ...said }
          },
        })
      : notifyByMail(ctx, {
          kind: 'moderation',
          template: 'review_denied',
          notified,
          data: (held, addressee) => ({ ...addressee, recipe: recipeOf(held), status_note }),
        }),
}

import type { DecidedReviews, ModeratedReview, ReviewDecisions } from '@zivina/contract/community/reviews'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Db } from '@zivina/db/database'
import { starsLabel } from '@zivina/domain/catalogue/rating'
import { type MailDeps, tellByMail } from '#api/account/mail-preferences/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { type DecidingOnAll, decideOnAll } from '#api/kernel/decide/decide.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { isAsSeen } from '#api/kernel/versions/as-seen.ts'
import { recipeOf } from './present.ts'
import { type HeldReview, lockReviews, updateStatuses } from './queries.ts'
import { readModerated, readModeratedList } from './service.ts'

type Deps = MailDeps & { urls: Urls }

/**
 * Decides on a review. The recipe's creator is told by e-mail when a comment is approved, the reviewer when it is denied.
 * @throws ApiError NOT_FOUND
 */
export async function decideOnReview(
  db: Db,
  actor: UserActor,
  { guid, ...decision }: Decision & { guid: string },
  deps: Deps,
): Promise<ModeratedReview> {
  const held = await decideOnAll(db, actor, decision, { ...deciding(deps), lock: (tx) => lockReviews(tx, [guid]) })
  if (held.length === 0) throw new ApiError('NOT_FOUND')
  return readModerated({ db, urls: deps.urls }, guid)
}

/**
 * Decides on several reviews at once; skips those that changed since the admin saw them, so that no unread comment is approved.
 */
export async function decideOnReviews(
  db: Db,
  actor: UserActor,
  { reviews, ...decision }: ReviewDecisions,
  deps: Deps,
): Promise<DecidedReviews> {
  const seen = new Map(reviews.map(({ guid, updated_at }) => [guid, updated_at]))
  const lock = async (tx: Db) => {
    const held = await lockReviews(tx, [...seen.keys()])
    return held.filter(({ guid, updated_at }) => isAsSeen(seen.get(guid) ?? '', updated_at))
  }
  const held = await decideOnAll(db, actor, decision, { ...deciding(deps), lock })
  const decided = new Set(held.map(({ guid }) => guid))
  const results = await readModeratedList({ db, urls: deps.urls }, [...decided])
  return { results, changed: [...seen.keys()].filter((guid) => !decided.has(guid)) }
}

const deciding = (deps: Deps): Omit<DecidingOnAll<HeldReview>, 'lock'> => ({
  write: (tx, reviews, decision) => {
    const guids = reviews.map(({ guid }) => guid)
    return updateStatuses(tx, guids, decision)
  },
  receiver: ({ status: former, comment, creator, user }, { status }) => {
    if (status === former) return null
    if (status === 'Denied') return user
    // Mails about stars without a comment would only fill a mailbox.
    return comment === null ? null : creator
  },
  mail: (tx, told, { approved, status_note }) =>
    approved
      ? tellByMail(tx, deps, {
          kind: 'recipe_reviews',
          template: 'recipe_reviewed',
          told,
          data: ({ username, rating, comment, ...held }, addressee) => {
            const said = { username, stars: starsLabel(rating), comment: comment ?? '' }
            return { ...addressee, recipe: recipeOf(held), ...said }
          },
        })
      : tellByMail(tx, deps, {
          kind: 'moderation',
          template: 'review_denied',
          told,
          data: (held, addressee) => ({ ...addressee, recipe: recipeOf(held), status_note }),
        }),
})

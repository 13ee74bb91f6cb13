import type { Review } from '@zivina/contract/community/reviews'
import type { Db } from '@zivina/db/database'
import { type MailDeps, tellByMail } from '#api/account/mail-preferences/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { recipeOf } from './present.ts'
import { lockReviews, updateReview } from './queries.ts'
import { readModerated } from './service.ts'

/**
 * Answers a comment, once. Only public comments can be answered; of two simultaneous answers the first is stored.
 * @throws ApiError NOT_FOUND, NOT_RECIPE_CREATOR, NO_COMMENT, ALREADY_REPLIED_TO
 */
export async function replyToReview(
  db: Db,
  actor: UserActor,
  { guid, reply }: { guid: string; reply: string },
  { urls, ...deps }: MailDeps & { urls: Urls },
): Promise<Review> {
  await db.transaction(async (tx) => {
    const [held] = await lockReviews(tx, [guid])
    if (held?.status !== 'Approved') throw new ApiError('NOT_FOUND')
    if (held.creator !== actor.guid) throw new ApiError('NOT_RECIPE_CREATOR')
    if (held.comment === null) throw new ApiError('NO_COMMENT')
    if (held.reply !== null) throw new ApiError('ALREADY_REPLIED_TO')
    await updateReview(tx, guid, { reply, replied_at: new Date() })
    await tellByMail(tx, deps, {
      kind: 'moderation',
      template: 'review_replied',
      told: [{ user: held.user, row: held }],
      data: ({ creator_name }, addressee) => ({ ...addressee, recipe: recipeOf(held), creator_name, reply }),
    })
  })
  return readModerated({ db, urls }, guid)
}

import type { Review } from '@zivina/contract/community/reviews'
import { type NotifyingPorts, notifyByMail } from '#api/account/mail-preferences/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { transaction } from '#api/kernel/http/transaction.ts'
import { recipeOf } from './present.ts'
import { lockReviews, updateReview } from './queries.ts'
import { readModerated } from './service.ts'

/**
 * Answers a comment, once. Only public comments can be answered; of two simultaneous answers the first is stored.
 * @throws ApiError NOT_FOUND, NOT_RECIPE_CREATOR, NO_COMMENT, ALREADY_REPLIED_TO
 */
export async function replyToReview(
  ctx: UserCtx<NotifyingPorts | 'urls'>,
  { guid, reply }: { guid: string; reply: string },
): Promise<Review> {
  await transaction(ctx, async (ctx) => {
    const [held] = await lockReviews(ctx.db, [guid])
    if (held?.status !== 'Approved') throw new ApiError('NOT_FOUND')
    if (held.creator !== ctx.actor.guid) throw new ApiError('NOT_RECIPE_CREATOR')
    if (held.comment === null) throw new ApiError('NO_COMMENT')
    if (held.reply !== null) throw new ApiError('ALREADY_REPLIED_TO')
    await updateReview(ctx.db, guid, { reply, replied_at: new Date() })
    await notifyByMail(ctx, {
      kind: 'moderation',
      template: 'review_replied',
      notified: [{ user: held.user, row: held }],
      data: ({ creator_name }, addressee) => ({ ...addressee, recipe: recipeOf(held), creator_name, reply }),
    })
  })
  return readModerated(ctx, guid)
}

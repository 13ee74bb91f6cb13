import type { PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import type { SeenDecision } from '@zivina/contract/kernel/moderation'
import { type NotifyingPorts, notifyByMail } from '#api/account/mail-preferences/service.ts'
import { countDecision } from '#api/account/points/service.ts'
import { decideOnOne } from '#api/kernel/decide/decide.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { lockPhoto, updatePhoto } from './queries.ts'
import { readSubmission } from './service.ts'

/**
 * Decides on a photo; its sender is told by e-mail.
 * @throws ApiError NOT_FOUND
 */
export async function decideOnSubmission(
  ctx: UserCtx<NotifyingPorts | 'urls'>,
  { guid, ...decision }: SeenDecision & { guid: string },
): Promise<PhotoSubmission> {
  await decideOnOne(ctx, decision, {
    noun: 'photo_submission',
    lock: ({ db }) => lockPhoto(db, guid),
    write: async (ctx, { user, status: was }, decided) => {
      await updatePhoto(ctx.db, guid, decided)
      await countDecision(ctx, { user, was, is: decided.status, reason: 'photo', subject: guid })
    },
    receiver: ({ user }) => user,
    mail: (ctx, notified, verdict) =>
      notifyByMail(ctx, {
        kind: 'moderation',
        template: 'photo_decision',
        notified,
        data: ({ recipe }, addressee) => ({ ...addressee, ...verdict, recipe }),
      }),
  })
  return readSubmission(ctx, guid)
}

import type { PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Db } from '@zivina/db/database'
import { type MailDeps, tellByMail } from '#api/account/mail-preferences/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { decideOnOne } from '#api/kernel/decide/decide.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { lockPhoto, updatePhoto } from './queries.ts'
import { readSubmission } from './service.ts'

/**
 * Decides on a photo; its sender is told by e-mail.
 * @throws ApiError NOT_FOUND
 */
export async function decideOnSubmission(
  db: Db,
  actor: UserActor,
  { guid, ...decision }: Decision & { guid: string },
  { urls, ...deps }: MailDeps & { urls: Urls },
): Promise<PhotoSubmission> {
  await decideOnOne(db, actor, decision, {
    lock: (tx) => lockPhoto(tx, guid),
    write: (tx, _photo, decided) => updatePhoto(tx, guid, decided),
    receiver: ({ user }) => user,
    mail: (tx, told, verdict) =>
      tellByMail(tx, deps, {
        kind: 'moderation',
        template: 'photo_decision',
        told,
        data: ({ recipe }, addressee) => ({ ...addressee, ...verdict, recipe }),
      }),
  })
  return readSubmission({ db, urls }, guid)
}

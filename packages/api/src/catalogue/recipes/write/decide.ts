import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { Decision } from '@zivina/contract/kernel/moderation'
import type { Db } from '@zivina/db/database'
import { type MailDeps, tellByMail } from '#api/account/mail-preferences/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { decideOnOne } from '#api/kernel/decide/decide.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { readRecipe } from '../read/service.ts'
import { lockModerated, updateStatus } from './queries.ts'

/**
 * Decides on a recipe; its author is told by e-mail.
 * @throws ApiError NOT_FOUND; UNAPPROVED_INGREDIENTS where one would be approved with an ingredient that is not
 */
export async function decideOnRecipe(
  db: Db,
  actor: UserActor,
  { guid, ...decision }: Decision & { guid: string },
  { urls, ...deps }: MailDeps & { urls: Urls },
): Promise<RecipeDetail> {
  const { slug } = await decideOnOne(db, actor, decision, {
    lock: (tx) => lockModerated(tx, guid),
    check: async (_tx, { unapproved }, { status }) => {
      if (status === 'Approved' && unapproved > 0) throw new ApiError('UNAPPROVED_INGREDIENTS')
    },
    write: (tx, _recipe, decided) => updateStatus(tx, guid, decided),
    receiver: ({ creator }) => creator,
    mail: (tx, told, verdict) =>
      tellByMail(tx, deps, {
        kind: 'moderation',
        template: 'recipe_decision',
        told,
        data: ({ name, slug }, addressee) => ({ ...addressee, ...verdict, name, slug }),
      }),
  })
  return readRecipe({ db, actor, urls }, slug)
}

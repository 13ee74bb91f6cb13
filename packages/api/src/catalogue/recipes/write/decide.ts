import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { SeenDecision } from '@zivina/contract/kernel/moderation'
import { type NotifyingPorts, notifyByMail } from '#api/account/mail-preferences/service.ts'
import { countDecision } from '#api/account/points/service.ts'
import { recomputeNow } from '#api/catalogue/ingredients/versions/service.ts'
import { decideOnOne } from '#api/kernel/decide/decide.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { requireAsSeen } from '#api/kernel/versions/as-seen.ts'
import { readRecipe } from '../read/service.ts'
import { lockModerated, updateStatus } from './queries.ts'

/**
 * Decides on a recipe; its author is told by e-mail. An approval takes the author's own confirmations back, and the recipe is
 * judged without them in the same transaction.
 * @throws ApiError NOT_FOUND; DECIDED_ELSEWHERE, CHANGED_ELSEWHERE where it is not as the moderator saw it; UNAPPROVED_INGREDIENTS where one would be approved with an ingredient that is not
 */
export async function decideOnRecipe(
  ctx: UserCtx<NotifyingPorts | 'recompute' | 'urls'>,
  { guid, version, ...decision }: SeenDecision & { guid: string; version?: number | undefined },
): Promise<RecipeDetail> {
  const { slug } = await decideOnOne(ctx, decision, {
    noun: 'recipe',
    lock: ({ db }) => lockModerated(db, guid),
    check: async (_ctx, { unapproved, version: present }, { status }) => {
      requireAsSeen(version, present)
      if (status === 'Approved' && unapproved > 0) throw new ApiError('UNAPPROVED_INGREDIENTS')
    },
    write: async (ctx, recipe, decided) => {
      const { db, recompute } = ctx
      const { lost, is_ingredient } = await updateStatus(db, guid, decided)
      const { creator: user, status: was, guid: subject } = recipe
      await countDecision(ctx, { user, was, is: decided.status, reason: 'recipe', subject })
      if (lost) await recomputeNow(db, guid)
      if (is_ingredient) await recompute.enqueue(db)
    },
    receiver: ({ creator }) => creator,
    mail: (ctx, notified, verdict) =>
      notifyByMail(ctx, {
        kind: 'moderation',
        template: 'recipe_decision',
        notified,
        data: ({ name, slug }, addressee) => ({ ...addressee, ...verdict, name, slug }),
      }),
  })
  return readRecipe(ctx, slug)
}

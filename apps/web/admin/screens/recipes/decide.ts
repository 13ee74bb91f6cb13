import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import type { Decision } from '@zivina/contract/kernel/moderation'
import { isChanged, seenDecision } from '#admin/kit/decisions/send-each.ts'

/**
 * Decides on recipes, all at once: while the page is being closed nothing can follow an answer.
 * @param onBlocked gets those that cannot be approved yet, as some of their ingredients are not
 * @returns those that are not as they were seen
 * @throws what else keeps any of them from being decided
 */
export async function decideOnRecipes(
  api: ApiClient,
  recipes: readonly RecipeShort[],
  decision: Decision,
  onBlocked: (recipes: RecipeShort[]) => void,
): Promise<{ changed: string[] }> {
  const settled = await Promise.allSettled(
    recipes.map(({ guid, status, version }) =>
      api('PATCH /recipe/{guid}/status', {
        params: { guid },
        body: { ...seenDecision({ status }, decision), version },
      }),
    ),
  )
  const refused = recipes.flatMap((recipe, index) => {
    const result = settled[index]
    return result?.status === 'rejected' ? [{ recipe, reason: result.reason as unknown }] : []
  })
  const blocked = refused.filter(({ reason }) => reason instanceof ApiFailure && reason.has('UNAPPROVED_INGREDIENTS'))
  const gone = refused.filter(({ reason }) => isChanged(reason))
  if (blocked.length > 0) onBlocked(blocked.map(({ recipe }) => recipe))
  const unexpected = refused.find((each) => !blocked.includes(each) && !gone.includes(each))
  if (unexpected) throw unexpected.reason
  return { changed: gone.map(({ recipe }) => recipe.guid) }
}

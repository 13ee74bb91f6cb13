import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import type { Decision } from '@zivina/contract/kernel/moderation'

type Decided = {
  /** Recipes that are not there any more. */
  changed: string[]
  /** Recipes that cannot be approved yet, as some of their ingredients are not. */
  blocked: RecipeShort[]
}

/**
 * Decides on recipes, all at once: while the page is being closed nothing can follow an answer.
 * @throws what keeps any of them from being decided, apart from unapproved ingredients
 */
export async function decideOnRecipes(
  api: ApiClient,
  recipes: readonly RecipeShort[],
  decision: Decision,
): Promise<Decided> {
  const settled = await Promise.allSettled(
    recipes.map(({ guid }) => api('PATCH /recipe/{guid}/status', { params: { guid }, body: decision })),
  )
  const decided: Decided = { changed: [], blocked: [] }
  let unexpected: unknown = null
  for (const [index, result] of settled.entries()) {
    const recipe = recipes[index]
    if (result.status === 'fulfilled' || !recipe) continue
    const { reason } = result
    if (reason instanceof ApiFailure && reason.has('UNAPPROVED_INGREDIENTS')) decided.blocked.push(recipe)
    else if (reason instanceof ApiFailure && reason.status === 404) decided.changed.push(recipe.guid)
    else unexpected ??= reason
  }
  if (unexpected !== null && decided.blocked.length === 0) throw unexpected
  return decided
}

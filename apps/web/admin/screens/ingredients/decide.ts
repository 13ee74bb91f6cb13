import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { IngredientShort } from '@zivina/contract/console/short-lists'
import type { Decision } from '@zivina/contract/kernel/moderation'

/**
 * Decides on ingredients, all at once: while the page is being closed nothing can follow an answer.
 * @returns those that are not there any more
 * @throws what keeps any other from being decided, as a barcode that another approved one has
 */
export async function decideOnIngredients(
  api: ApiClient,
  ingredients: readonly IngredientShort[],
  decision: Decision,
): Promise<{ changed: string[] }> {
  const settled = await Promise.allSettled(
    ingredients.map(({ guid }) => api('PATCH /ingredient/{guid}/status', { params: { guid }, body: decision })),
  )
  const changed: string[] = []
  for (const [index, result] of settled.entries()) {
    if (result.status === 'fulfilled') continue
    const { reason } = result
    if (!(reason instanceof ApiFailure && reason.status === 404)) throw reason
    changed.push(ingredients[index]?.guid ?? '')
  }
  return { changed }
}

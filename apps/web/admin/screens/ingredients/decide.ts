import type { ApiClient } from '@zivina/contract/client'
import type { IngredientShort } from '@zivina/contract/console/short-lists'
import type { Decision } from '@zivina/contract/kernel/moderation'
import { seenDecision, sendEach } from '#admin/kit/decisions/send-each.ts'

/**
 * Decides on ingredients, all at once: while the page is being closed nothing can follow an answer.
 * @throws what keeps any of them from being decided, as a barcode that another approved one has
 */
export function decideOnIngredients(api: ApiClient, ingredients: readonly IngredientShort[], decision: Decision) {
  return sendEach(ingredients, ({ guid, status }) =>
    api('PATCH /ingredient/{guid}/status', { params: { guid }, body: seenDecision({ status }, decision) }),
  )
}

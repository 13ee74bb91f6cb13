import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid } from '#contract/kernel/fields.ts'

/** Ingredients as the administration manages them, beyond deciding on each. */
export const managedIngredients = {
  merge: endpoint({
    method: 'POST',
    path: '/ingredient/{guid}/merge',
    access: 'admin',
    summary:
      'Merges a food into an approved one of the same unit: lines of all recipes, saved filters and exclusions follow, its address leads there. What people have on lists and in diaries stays.',
    params: z.object({ guid: Guid }),
    body: z.strictObject({ into: Guid }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'WEIGHT_UNIT_ERROR'],
  }),
}

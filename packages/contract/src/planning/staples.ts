import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid } from '#contract/kernel/fields.ts'
import { STAPLE_DAYS_MAX } from '#contract/planning/limits.ts'
import { ItemText, lowerGuid } from './shopping-fields.ts'
import { listParams, ShoppingList } from './shopping-lists.ts'

const stapleParams = z.object({ guid: Guid, staple: Guid })
const changed = { status: 200, response: ShoppingList } as const
const EveryDays = z.number().int().min(1).max(STAPLE_DAYS_MAX)

/** What comes back to a list by itself some days after it was bought. */
export const staples = {
  create: endpoint({
    method: 'POST',
    path: '/shopping_list/{guid}/staple',
    access: 'user',
    summary: 'Adds a staple, on the list from today; its text is read as that of an item. Once for each guid.',
    params: listParams,
    body: z.strictObject({ guid: lowerGuid, text: ItemText, every_days: EveryDays }),
    ...changed,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/shopping_list/{guid}/staple/{staple}',
    access: 'user',
    summary: 'Changes after how many days a staple comes back, or leaves it out this time.',
    params: stapleParams,
    body: z.strictObject({ every_days: EveryDays.optional(), skip: z.boolean().default(false) }),
    ...changed,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shopping_list/{guid}/staple/{staple}',
    access: 'user',
    summary: 'Deletes a staple.',
    params: stapleParams,
    ...changed,
    errors: ['NOT_FOUND'],
  }),
}

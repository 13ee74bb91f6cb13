import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid } from '#contract/kernel/fields.ts'
import { COOKED_WRITES_PER_HOUR } from '#contract/kernel/limits.ts'

const Day = z.iso.date()

/** How often a person cooked a recipe. */
export const CookedSummary = z
  .object({
    times: z.number().int().min(0),
    /** Calendar day in Europe/Prague of the last time; null where there was none. */
    last_on: Day.nullable(),
  })
  .meta({ id: 'CookedSummary' })
export type CookedSummary = z.infer<typeof CookedSummary>

export const NewCookedRecipe = z
  .strictObject({
    /** Chosen by the client, so that the same record sent again is the same record. */
    guid: Guid,
    recipe: Guid,
    /** Calendar day in Europe/Prague, not later than today. */
    cooked_on: Day,
  })
  .meta({ id: 'NewCookedRecipe' })
export type NewCookedRecipe = z.output<typeof NewCookedRecipe>

const rate_limits = [{ by: 'user', attempts: COOKED_WRITES_PER_HOUR, seconds: 3600 }] as const

/** What people cooked and when. A modified recipe counts as its original. */
export const cookedRecipes = {
  ofRecipe: endpoint({
    method: 'GET',
    path: '/cooked_recipe/{recipe}',
    access: 'user',
    summary: 'How often one cooked a recipe, and when last.',
    params: z.object({ recipe: Guid }),
    status: 200,
    response: CookedSummary,
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/cooked_recipe',
    access: 'user',
    summary: 'Records that one cooked a recipe one may see, on a day; the same record again is the same record.',
    rate_limits,
    body: NewCookedRecipe,
    status: 201,
    response: CookedSummary,
    errors: ['NOT_FOUND', 'UNIQUE', 'LIMIT_REACHED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/cooked_recipe/{guid}',
    access: 'user',
    summary: 'Takes back a record of one’s own.',
    rate_limits,
    params: z.object({ guid: Guid }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}

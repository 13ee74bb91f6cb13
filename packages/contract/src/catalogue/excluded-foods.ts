import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf } from '#contract/kernel/fields.ts'

/** A food that a person does not eat. */
export const ExcludedFood = z
  .object({
    /** Of the food. */
    guid: Guid,
    name: z.string(),
    /** Other names by which it is looked for in a package. */
    names: z.array(z.string()),
    /** Whether it is in the person’s own list; otherwise only their meal plans exclude it. */
    is_own: z.boolean(),
  })
  .meta({ id: 'ExcludedFood' })
export type ExcludedFood = z.infer<typeof ExcludedFood>

const Food = Guid.overwrite((guid) => guid.toLowerCase())

/** The foods that a person does not eat, for whatever reason: it is neither asked nor kept. */
export const excludedFoods = {
  list: endpoint({
    method: 'GET',
    path: '/excluded_food',
    access: 'user',
    summary:
      'Foods that one does not eat: own ones, and those that one’s meal plans exclude. A scan warns of all of them.',
    status: 200,
    response: listOf(ExcludedFood),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/excluded_food',
    access: 'user',
    summary: 'Adds a food to the own list; repeating it changes nothing.',
    body: z.strictObject({ ingredient: Food }),
    status: 200,
    response: ExcludedFood,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/excluded_food/{guid}',
    access: 'user',
    summary: 'Takes a food from the own list. A meal plan that excludes it goes on doing so.',
    params: z.object({ guid: Food }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND'],
  }),
}

import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, oneLine } from '#contract/kernel/fields.ts'
import { NUTRITIONIST_NAME_MAX } from './limits.ts'

/** Who counsels. */
export const Nutritionist = z.object({ guid: Guid, name: z.string() }).meta({ id: 'Nutritionist' })
export type Nutritionist = z.infer<typeof Nutritionist>

export const nutritionists = {
  mark: endpoint({
    method: 'PATCH',
    path: '/user/{guid}/nutritionist',
    access: 'super_admin',
    summary: 'Says whether an administrator counsels, and by which name clients know them.',
    params: z.object({ guid: Guid }),
    body: z.strictObject({ active: z.boolean(), name: oneLine(NUTRITIONIST_NAME_MAX).min(1) }),
    status: 200,
    response: z.object({ ...Nutritionist.shape, active: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
}

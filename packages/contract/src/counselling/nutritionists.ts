import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, oneLine } from '#contract/kernel/fields.ts'
import { NUTRITIONIST_NAME_MAX } from './limits.ts'

/** Who counsels. */
export const Nutritionist = z.object({ guid: Guid, name: z.string() }).meta({ id: 'Nutritionist' })
export type Nutritionist = z.infer<typeof Nutritionist>

/** Whether an administrator counsels, and by which name; an empty one where they never did. */
const Mark = z.object({ ...Nutritionist.shape, active: z.boolean() })

export const nutritionists = {
  read: endpoint({
    method: 'GET',
    path: '/user/{guid}/nutritionist',
    access: 'super_admin',
    summary: 'Whether an administrator counsels, and by which name clients know them.',
    params: z.object({ guid: Guid }),
    status: 200,
    response: Mark,
    errors: ['NOT_FOUND'],
  }),
  mark: endpoint({
    method: 'PATCH',
    path: '/user/{guid}/nutritionist',
    access: 'super_admin',
    summary: 'Says whether an administrator counsels, and by which name clients know them.',
    params: z.object({ guid: Guid }),
    body: z.strictObject({ active: z.boolean(), name: oneLine(NUTRITIONIST_NAME_MAX).min(1) }),
    status: 200,
    response: Mark,
    errors: ['NOT_FOUND'],
  }),
}

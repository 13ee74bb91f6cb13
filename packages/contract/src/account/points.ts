import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, PageParameter, Timestamp } from '#contract/kernel/fields.ts'
import { CREDIT_REASONS } from './point-reasons.ts'

/** Points that a person bought or earned. */
export const PointCredit = z
  .object({
    guid: Guid,
    user: z.object({ guid: Guid, username: z.string() }),
    points: z.number().int(),
    reason: z.enum(CREDIT_REASONS),
    /** The order, recipe, photo or report they are for; it may be gone by now. */
    subject: Guid,
    created_at: Timestamp,
  })
  .meta({ id: 'PointCredit' })
export type PointCredit = z.infer<typeof PointCredit>

export const points = {
  credits: endpoint({
    method: 'GET',
    path: '/admin/purchased_points',
    access: 'admin',
    summary:
      'Points that people bought or earned, the newest first; those of one reason or one person where it is given.',
    query: z.strictObject({ page: PageParameter, reason: z.enum(CREDIT_REASONS).optional(), user: Guid.optional() }),
    status: 200,
    response: countedListOf(PointCredit),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}

import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, PageParameter, Timestamp } from '#contract/kernel/fields.ts'

/** What points are earned for, and how many each is worth: once for one recipe, photo or report, however often it is decided on. */
export const EARNED_POINTS = { recipe: 50, photo: 10, error_report: 10 } as const
export type EarnedReason = keyof typeof EARNED_POINTS

/** Why points were added; an order adds as many as were bought. */
export const CREDIT_REASONS = ['recipe', 'photo', 'error_report', 'order'] as const
/** Why a balance changed; an item of the shop takes points. */
export const POINT_REASONS = [...CREDIT_REASONS, 'item'] as const
export type PointReason = (typeof POINT_REASONS)[number]

/** Points that somebody bought or earned. */
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
    response: listOf(PointCredit),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}

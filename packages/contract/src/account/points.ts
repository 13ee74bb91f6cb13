import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { countedListOf, Guid, PageParameter, Timestamp } from '#contract/kernel/fields.ts'

/** Why points were added; an order adds as many as were bought. */
export const CREDIT_REASONS = ['recipe', 'photo', 'error_report', 'order'] as const
export const CREDIT_REASON_LABELS: Readonly<Record<(typeof CREDIT_REASONS)[number], string>> = {
  recipe: 'za recept',
  photo: 'za fotku',
  error_report: 'za hlášení chyby',
  order: 'koupené',
}
/** Why points were taken: an item of the shop, an approval that was taken back, or the money for bought points that went back. */
export const DEBIT_REASONS = ['item', 'taken_back', 'refunded'] as const
export const POINT_REASONS = [...CREDIT_REASONS, ...DEBIT_REASONS] as const
export type PointReason = (typeof POINT_REASONS)[number]

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

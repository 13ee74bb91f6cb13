import { z } from 'zod'
import { PLANS } from '#contract/account/plans.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf } from '#contract/kernel/fields.ts'

export const SERVICE_KINDS = ['premium', 'counselling', 'voucher', 'points'] as const
export const SUBSCRIPTION_PERIODS = ['Monthly', 'Yearly'] as const

/** A product that can be ordered: a plan of the membership, or a counselling service. */
export const Service = z
  .object({
    guid: Guid,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    kind: z.enum(SERVICE_KINDS),
    /** The plan it includes; null where it includes none. */
    plan: z.enum(PLANS).nullable(),
    /** How it renews; null for a one-time purchase. */
    period: z.enum(SUBSCRIPTION_PERIODS).nullable(),
    /** How many days a one-time purchase lasts; null where it does not end or renews by its period. */
    duration_days: z.number().int().nullable(),
    /** How many points it gives; null where it gives none. */
    points: z.number().int().nullable(),
    /** Haléře, VAT included. */
    price: z.number().int(),
    /** Percent. */
    vat_rate: z.number().int(),
  })
  .meta({ id: 'Service' })
export type Service = z.infer<typeof Service>

export const services = {
  list: endpoint({
    method: 'GET',
    path: '/service',
    access: 'public',
    summary: 'What can be ordered now, with prices, in its order.',
    query: z.strictObject({}),
    status: 200,
    response: listOf(Service),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
}

import { GRANT_PLATFORMS, GRANT_SOURCES, GRANTED_PLANS } from '@zivina/domain/commerce/membership'
import { z } from 'zod'
import { PLANS } from '#contract/account/plans.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, oneLine, Timestamp } from '#contract/kernel/fields.ts'
import { GRANT_REASON_MAX, GRANT_REASON_MIN } from '#contract/kernel/limits.ts'

const Day = z.iso.date()

/** Premium for some days, both the first and the last included. */
export const PremiumGrant = z
  .object({
    guid: Guid,
    plan: z.enum(GRANTED_PLANS),
    source: z.enum(GRANT_SOURCES),
    platform: z.enum(GRANT_PLATFORMS),
    begins: Day,
    /** Null where it goes on until it is ended. */
    ends: Day.nullable(),
    reason: z.string(),
    /** When it was ended before its last day. */
    ended_at: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'PremiumGrant' })
export type PremiumGrant = z.infer<typeof PremiumGrant>

/** The membership of an account with the grants it follows from, the latest first. */
export const PremiumState = z
  .object({
    user: Guid,
    plan: z.enum(PLANS),
    is_premium: z.boolean(),
    active_from: Day.nullable(),
    expiry_date: Day.nullable(),
    premium_plus_expiry_date: Day.nullable(),
    platforms: z.array(z.enum(GRANT_PLATFORMS)),
    grants: z.array(PremiumGrant),
  })
  .meta({ id: 'PremiumState' })
export type PremiumState = z.infer<typeof PremiumState>

const params = z.object({ guid: Guid })

/** Premium as the administration gives and ends it. */
export const subscriptions = {
  setPremium: endpoint({
    method: 'PATCH',
    path: '/user/{guid}/set_premium',
    access: 'admin',
    summary:
      'Gives an account premium from today; what it has from elsewhere stays. The same again while it runs is the same grant.',
    params,
    body: z.strictObject({
      plan: z.enum(GRANTED_PLANS),
      /** The last day; null until it is ended. */
      expiry_date: Day.nullable(),
      reason: oneLine(GRANT_REASON_MAX).min(GRANT_REASON_MIN),
    }),
    status: 200,
    response: PremiumState,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  }),
  cancelInstantly: endpoint({
    method: 'GET',
    path: '/user/{guid}/cancel_premium_instantly',
    access: 'admin',
    changes: true,
    summary:
      'Ends every grant that is ours today. A store’s subscription stays: it is named in the answer and the store’s to end.',
    params,
    query: z.strictObject({}),
    status: 200,
    response: PremiumState,
    errors: ['INCORRECT_QUERY_PARAMS', 'NOT_FOUND'],
  }),
}

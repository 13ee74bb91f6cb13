import { GRANT_PLATFORMS, GRANTED_PLANS } from '@zivina/domain/commerce/membership'
import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, listOf, Timestamp } from '#contract/kernel/fields.ts'
import { NOTIFICATIONS_PER_MINUTE, STORE_CHECKS_PER_HOUR } from './limits.ts'

/**
 * How a purchase in an app store is: it renews, it does not any more, the store cannot charge for it, it is over, or the money went
 * back.
 */
export const STORE_STATES = ['renews', 'cancelled', 'billing_issue', 'expired', 'refunded'] as const

/** What a person bought in an app store. Only the store can end it. */
export const StoreSubscription = z
  .object({
    guid: Guid,
    product: z.string(),
    /** As the service names it: `app_store`, `play_store` and others. */
    store: z.string(),
    platform: z.enum(GRANT_PLATFORMS),
    plan: z.enum(GRANTED_PLANS),
    state: z.enum(STORE_STATES),
    purchased_at: Timestamp,
    /** When the paid period ends, or the time that the store gives for a failed payment; null where it has no end. */
    expires_at: Timestamp.nullable(),
    /** Where the person manages it, in the store; null where the store names no address. */
    management_url: z.string().nullable(),
  })
  .meta({ id: 'StoreSubscription' })
export type StoreSubscription = z.infer<typeof StoreSubscription>

/** Names in events: letters, digits and what joins them. */
const EventName = z.string().regex(/^[\w.:-]{1,200}$/)

const OwnStoreSubscriptions = listOf(StoreSubscription)

/** Subscriptions that people have by the app stores. */
export const storeSubscriptions = {
  list: endpoint({
    method: 'GET',
    path: '/store_subscription',
    access: 'user',
    seen: true,
    summary: 'What the person bought in app stores, as the stores said last; what ends last comes first.',
    status: 200,
    response: OwnStoreSubscriptions,
    errors: [],
  }),
  check: endpoint({
    method: 'POST',
    path: '/store_subscription/check',
    access: 'user',
    summary:
      'Reads what the person bought in app stores and gives its premium, as the apps do after a purchase. REVENUE_CAT_DOWN where the service for the stores does not answer.',
    rate_limits: [{ by: 'user', attempts: STORE_CHECKS_PER_HOUR, seconds: 3600 }],
    body: z.strictObject({}),
    status: 200,
    response: OwnStoreSubscriptions,
    errors: ['REVENUE_CAT_DOWN'],
  }),
  notify: endpoint({
    method: 'POST',
    path: '/store_subscription/notify',
    access: 'public',
    webhook: true,
    summary:
      'The service for app stores says that something happened there, with the Authorization header agreed on. Nothing that it says is believed: whoever it names is read from the service, later.',
    rate_limits: [{ by: 'address', attempts: NOTIFICATIONS_PER_MINUTE, seconds: 60 }],
    body: z.looseObject({
      event: z.looseObject({ id: EventName, type: EventName }),
    }),
    status: 200,
    response: z.object({}),
    errors: ['UNAUTHORIZED', 'SERVICE_UNAVAILABLE'],
  }),
}

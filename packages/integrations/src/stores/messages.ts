import { z } from 'zod'
import type { StoreCustomer, StoreSubscription } from './port.ts'

/** Answers of the protocol, version 1: only what is used of them. */

const Moment = z.coerce.date()
const MaybeMoment = Moment.nullish().transform((value) => value ?? null)

const Purchase = z.object({
  purchase_date: Moment,
  store: z.string().max(40),
  is_sandbox: z.boolean().default(false),
  store_transaction_id: z.union([z.string().max(200), z.number()]).nullish(),
})

const Subscription = Purchase.extend({
  product_plan_identifier: z.string().max(200).nullish(),
  expires_date: MaybeMoment,
  grace_period_expires_date: MaybeMoment,
  unsubscribe_detected_at: MaybeMoment,
  billing_issues_detected_at: MaybeMoment,
  refunded_at: MaybeMoment,
})

const Entitlement = z.object({
  product_identifier: z.string().max(200),
  product_plan_identifier: z.string().max(200).nullish(),
  expires_date: MaybeMoment,
  purchase_date: Moment,
})

const Products = z.string().max(200)

export const SubscriberAnswer = z
  .object({
    request_date_ms: z.number().int().positive(),
    subscriber: z.object({
      original_app_user_id: z.string().min(1).max(400),
      management_url: z
        .url({ protocol: /^https$/ })
        .nullish()
        .catch(null),
      entitlements: z.record(z.string(), Entitlement).default({}),
      subscriptions: z.record(Products, Subscription).default({}),
      non_subscriptions: z.record(Products, z.array(Purchase)).default({}),
    }),
  })
  .transform(({ request_date_ms, subscriber }): StoreCustomer => {
    const entitlements = Object.entries(subscriber.entitlements)
    const subscriptions = Object.entries(subscriber.subscriptions).map(([name, given]) => subscriptionOf(name, given))
    const known = new Set(subscriptions.map(({ product }) => product))
    const others = entitlements.flatMap(([, given]) => {
      const bought = subscriber.non_subscriptions[given.product_identifier]?.at(-1)
      return bought === undefined || known.has(given.product_identifier) ? [] : [oneOff(given, bought)]
    })
    return {
      customer: subscriber.original_app_user_id,
      read_at: new Date(request_date_ms),
      subscriptions: [...subscriptions, ...others],
      entitlements: Object.fromEntries(entitlements.map(([name, given]) => [name, productOf(given)])),
      management_url: subscriber.management_url ?? null,
    }
  })

function subscriptionOf(name: string, given: z.output<typeof Subscription>): StoreSubscription {
  return {
    product: productOf({ ...given, product_identifier: name }),
    store: given.store,
    transaction_id: given.store_transaction_id == null ? null : String(given.store_transaction_id),
    purchased_at: given.purchase_date,
    expires_at: given.expires_date,
    grace_until: given.grace_period_expires_date,
    unsubscribed_at: given.unsubscribe_detected_at,
    billing_issue_at: given.billing_issues_detected_at,
    refunded_at: given.refunded_at,
    is_sandbox: given.is_sandbox,
  }
}

/** What was bought once ends with the entitlement that it gives. */
function oneOff(given: z.output<typeof Entitlement>, bought: z.output<typeof Purchase>): StoreSubscription {
  return {
    product: given.product_identifier,
    store: bought.store,
    transaction_id: bought.store_transaction_id == null ? null : String(bought.store_transaction_id),
    purchased_at: bought.purchase_date,
    expires_at: given.expires_date,
    grace_until: null,
    unsubscribed_at: null,
    billing_issue_at: null,
    refunded_at: null,
    is_sandbox: bought.is_sandbox,
  }
}

type Named = { product_identifier: string; product_plan_identifier?: string | null | undefined }

/** At Google a product is a subscription and its base plan. */
function productOf({ product_identifier, product_plan_identifier }: Named): string {
  const isWhole = !product_plan_identifier || product_identifier.includes(':')
  return isWhole ? product_identifier : `${product_identifier}:${product_plan_identifier}`
}

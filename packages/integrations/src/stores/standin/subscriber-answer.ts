import type { StandinCustomer, StandinPurchase, StoreLedger } from './store-ledger.ts'

/** The answer about a customer, in the shape of the protocol. */
export function subscriberAnswer(ledger: StoreLedger, { names, purchases }: StandinCustomer): unknown {
  const now = ledger.now()
  const once = purchases.filter(({ is_once }) => is_once)
  const renewing = purchases.filter(({ is_once }) => !is_once)
  const last = purchases.toSorted((one, other) => endOf(one) - endOf(other)).at(-1)
  return {
    request_date: dateOf(now),
    request_date_ms: now,
    subscriber: {
      original_app_user_id: names[0],
      first_seen: dateOf(now),
      last_seen: dateOf(now),
      management_url: renewing.length === 0 ? null : 'https://apps.apple.com/account/subscriptions',
      entitlements: last === undefined ? {} : { premium: entitlementOf(last) },
      subscriptions: Object.fromEntries(renewing.map((purchase) => [purchase.product, subscriptionOf(purchase)])),
      non_subscriptions: Object.fromEntries(once.map((purchase) => [purchase.product, [purchaseOf(purchase)]])),
      subscriber_attributes: {},
    },
  }
}

const endOf = ({ expires_at, grace_until }: StandinPurchase): number => Math.max(expires_at, grace_until ?? 0)
const dateOf = (ms: number): string => new Date(ms).toISOString()
const maybeDate = (ms: number | null): string | null => (ms === null ? null : dateOf(ms))

function entitlementOf({ product, expires_at, grace_until, purchased_at }: StandinPurchase): unknown {
  return {
    product_identifier: product,
    expires_date: dateOf(expires_at),
    grace_period_expires_date: maybeDate(grace_until),
    purchase_date: dateOf(purchased_at),
  }
}

function purchaseOf({ transaction_id, purchased_at, store }: StandinPurchase) {
  return {
    id: transaction_id,
    store_transaction_id: transaction_id,
    purchase_date: dateOf(purchased_at),
    store,
    is_sandbox: false,
  }
}

function subscriptionOf(purchase: StandinPurchase): unknown {
  return {
    ...purchaseOf(purchase),
    original_purchase_date: dateOf(purchase.original_at),
    expires_date: dateOf(purchase.expires_at),
    grace_period_expires_date: maybeDate(purchase.grace_until),
    unsubscribe_detected_at: maybeDate(purchase.unsubscribed_at),
    billing_issues_detected_at: maybeDate(purchase.billing_issue_at),
    refunded_at: maybeDate(purchase.refunded_at),
    period_type: 'normal',
    ownership_type: 'PURCHASED',
  }
}

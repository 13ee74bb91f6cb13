import type { STORE_STATES, StoreSubscription } from '@zivina/contract/commerce/store-subscriptions'
import type { StoreRow } from './queries.ts'

/** A purchase in an app store in the form of the contract. */
export function presentStoreSubscription(
  row: StoreRow & { management_url: string | null },
  now: Date,
): StoreSubscription {
  const ends = endOf(row)
  return {
    guid: row.guid,
    product: row.product,
    store: row.store,
    platform: row.platform,
    plan: row.plan,
    state: stateOf(row, ends, now),
    purchased_at: row.purchased_at.toISOString(),
    expires_at: ends?.toISOString() ?? null,
    management_url: row.management_url,
  }
}

/** When it ends, the time that the store gives for a failed payment included. */
function endOf({ expires_at, grace_until }: StoreRow): Date | null {
  return expires_at !== null && grace_until !== null && grace_until > expires_at ? grace_until : expires_at
}

function stateOf(row: StoreRow, ends: Date | null, now: Date): (typeof STORE_STATES)[number] {
  if (row.refunded_at !== null && row.refunded_at >= row.purchased_at) return 'refunded'
  if (ends !== null && ends <= now) return 'expired'
  if (row.billing_issue_at !== null) return 'billing_issue'
  return row.unsubscribed_at === null ? 'renews' : 'cancelled'
}

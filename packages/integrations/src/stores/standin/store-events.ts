import { randomUUID } from 'node:crypto'
import { STANDIN_PRODUCTS, type StandinPurchase, type StandinStore, type StoreLedger } from './store-ledger.ts'

const DAY_MS = 24 * 3600 * 1000
/** How long a subscription goes on while its card cannot be charged. */
const GRACE_DAYS = 16
const EXTENDED_DAYS = 7

/** What can happen in a store, by the names of the events; `REFUND` is told as a CANCELLATION with its own reason. */
export const STORE_EVENTS = [
  'INITIAL_PURCHASE',
  'RENEWAL',
  'CANCELLATION',
  'UNCANCELLATION',
  'REFUND',
  'REFUND_REVERSED',
  'EXPIRATION',
  'BILLING_ISSUE',
  'PRODUCT_CHANGE',
  'SUBSCRIPTION_PAUSED',
  'SUBSCRIPTION_EXTENDED',
  'NON_RENEWING_PURCHASE',
  'TEMPORARY_ENTITLEMENT_GRANT',
  'TRANSFER',
  'SUBSCRIBER_ALIAS',
  'TEST',
  'INVOICE_ISSUANCE',
  'VIRTUAL_CURRENCY_TRANSACTION',
  'EXPERIMENT_ENROLLMENT',
] as const
export type StoreEvent = (typeof STORE_EVENTS)[number]

/** To whom something happens, and with what. `to` is the other account of a TRANSFER or SUBSCRIBER_ALIAS. */
export type Happening = {
  account: string
  product?: string | undefined
  store?: StandinStore | undefined
  to?: string | undefined
}

/** The body of a call that tells of an event. */
export type EventBody = { api_version: '1.0'; event: { id: string; type: string } & Record<string, unknown> }

/** Lets something happen in a store. @returns what the service then tells */
export function happenInStore(ledger: StoreLedger, type: StoreEvent, happening: Happening): EventBody {
  const { account, product = 'premium_month', store = 'app_store', to } = happening
  const now = ledger.now()
  if (type === 'TRANSFER') {
    const from = ledger.customerOf(account)
    if (to !== undefined) ledger.customerOf(to).purchases.push(...from.purchases)
    from.purchases = []
    return bodyOf(ledger, type, { transferred_from: [account], transferred_to: to === undefined ? [] : [to], store })
  }
  if (type === 'SUBSCRIBER_ALIAS' && to !== undefined) ledger.join(account, to)
  const customer = ledger.customerOf(account)
  const same = customer.purchases.find((purchase) => purchase.product === product)
  const changed = change(type, same ?? begin(ledger, { product, store }), now)
  if (changed !== null) {
    changed.transaction_id = RENEWING.has(type) ? ledger.transaction() : changed.transaction_id
    changed.store = store
    if (same === undefined) customer.purchases.push(changed)
  }
  let new_product_id: string | undefined
  if (type === 'PRODUCT_CHANGE') {
    new_product_id = product === 'premium_year' ? 'premium_month' : 'premium_year'
    const next = begin(ledger, { product: new_product_id, store })
    customer.purchases = customer.purchases.filter((purchase) => purchase.product !== new_product_id)
    customer.purchases.push(next)
  }
  return bodyOf(ledger, type, {
    app_user_id: account,
    original_app_user_id: customer.names[0],
    aliases: customer.names,
    product_id: product,
    ...(new_product_id === undefined ? {} : { new_product_id }),
    ...(changed === null ? {} : factsOf(changed)),
    ...reasonOf(type),
    price: type === 'REFUND' ? -8.5 : 8.5,
    subscriber_attributes: { $email: { value: 'kdosi@example.cz', updated_at_ms: now } },
  })
}

/** Events with which a new payment comes. */
const RENEWING: ReadonlySet<StoreEvent> = new Set(['INITIAL_PURCHASE', 'RENEWAL', 'NON_RENEWING_PURCHASE'])

function begin(ledger: StoreLedger, { product, store }: { product: string; store: StandinStore }): StandinPurchase {
  const now = ledger.now()
  const ends = now + (STANDIN_PRODUCTS[product]?.days ?? 30) * DAY_MS
  return {
    product,
    store,
    transaction_id: ledger.transaction(),
    original_at: now,
    purchased_at: now,
    expires_at: ends,
    grace_until: null,
    unsubscribed_at: null,
    billing_issue_at: null,
    refunded_at: null,
    paid_until: ends,
    is_once: false,
  }
}

/** What becomes of a purchase; null where an event changes none. */
function change(type: StoreEvent, purchase: StandinPurchase, now: number): StandinPurchase | null {
  const days = (STANDIN_PRODUCTS[purchase.product]?.days ?? 30) * DAY_MS
  const paid = { grace_until: null, unsubscribed_at: null, billing_issue_at: null, refunded_at: null }
  const until = (at: number) => ({ expires_at: at, paid_until: at })
  switch (type) {
    case 'INITIAL_PURCHASE':
      return Object.assign(purchase, paid, { purchased_at: now, is_once: false, ...until(now + days) })
    case 'NON_RENEWING_PURCHASE':
      return Object.assign(purchase, paid, { purchased_at: now, is_once: true, ...until(now + days) })
    case 'RENEWAL': {
      const from = Math.max(purchase.expires_at, now)
      return Object.assign(purchase, paid, { purchased_at: Math.min(from, now), ...until(from + days) })
    }
    case 'CANCELLATION':
    case 'SUBSCRIPTION_PAUSED':
      return Object.assign(purchase, { unsubscribed_at: now })
    case 'UNCANCELLATION':
      return Object.assign(purchase, { unsubscribed_at: null })
    case 'REFUND':
      return Object.assign(purchase, { unsubscribed_at: now, refunded_at: now, expires_at: now })
    case 'REFUND_REVERSED':
      return Object.assign(purchase, { refunded_at: null, expires_at: purchase.paid_until })
    case 'EXPIRATION':
    case 'PRODUCT_CHANGE':
      return Object.assign(purchase, { grace_until: null, ...until(now - 1) })
    case 'BILLING_ISSUE': {
      const grace = { billing_issue_at: now, grace_until: now + GRACE_DAYS * DAY_MS }
      return Object.assign(purchase, grace, until(now))
    }
    case 'SUBSCRIPTION_EXTENDED':
      return Object.assign(purchase, until(purchase.expires_at + EXTENDED_DAYS * DAY_MS))
    case 'TEMPORARY_ENTITLEMENT_GRANT':
      return Object.assign(purchase, paid, until(now + DAY_MS))
    default:
      return null
  }
}

function factsOf(purchase: StandinPurchase): Record<string, unknown> {
  return {
    entitlement_ids: ['premium'],
    period_type: 'NORMAL',
    purchased_at_ms: purchase.purchased_at,
    expiration_at_ms: purchase.expires_at,
    grace_period_expiration_at_ms: purchase.grace_until,
    transaction_id: purchase.transaction_id,
    store: purchase.store.toUpperCase(),
    environment: 'PRODUCTION',
    currency: 'CZK',
    price_in_purchased_currency: STANDIN_PRODUCTS[purchase.product]?.price ?? 199,
    country_code: 'CZ',
    is_family_share: false,
  }
}

function reasonOf(type: StoreEvent): Record<string, string> {
  if (type === 'CANCELLATION') return { cancel_reason: 'UNSUBSCRIBE' }
  if (type === 'REFUND') return { cancel_reason: 'CUSTOMER_SUPPORT' }
  return type === 'EXPIRATION' ? { expiration_reason: 'UNSUBSCRIBE' } : {}
}

function bodyOf(ledger: StoreLedger, type: StoreEvent, fields: Record<string, unknown>): EventBody {
  const told = type === 'REFUND' ? 'CANCELLATION' : type
  const event = { type: told, id: randomUUID(), app_id: 'app1', event_timestamp_ms: ledger.now(), ...fields }
  return { api_version: '1.0', event }
}

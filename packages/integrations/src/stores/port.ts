/** A subscription or one-off purchase of a customer, as the service for the app stores has it now. */
export type StoreSubscription = {
  /** Product of the store; at Google with its base plan, as `premium:monthly`. */
  product: string
  /** `app_store`, `play_store` and others. */
  store: string
  /** The store's number of the last payment; null where it has none. */
  transaction_id: string | null
  /** When the period that runs began. */
  purchased_at: Date
  /** When it ends; null where it never does. */
  expires_at: Date | null
  /** Until when it goes on while the store cannot charge for it. */
  grace_until: Date | null
  /** Since when it does not renew. */
  unsubscribed_at: Date | null
  billing_issue_at: Date | null
  refunded_at: Date | null
  /** Whether it was made with a test account of the store, which pays nothing. */
  is_sandbox: boolean
}

/** A customer of the app stores. */
export type StoreCustomer = {
  /** The service's own name of the customer; several of our accounts may be one customer. */
  customer: string
  /** The moment that this was true, by the clock of the service. */
  read_at: Date
  subscriptions: StoreSubscription[]
  /** What each entitlement comes from: its name → product. */
  entitlements: Record<string, string>
  /** Where the person manages the subscription; null where nothing can be managed. */
  management_url: string | null
}

/**
 * The service that knows what people bought by the app stores (RevenueCat). Our name of a customer is the guid of the account. What the
 * service says of itself is only a hint to read: what is true is the answer to `read`. Calls throw a StoreError.
 */
export interface StoreService {
  /** Reads a customer. The service makes one where there is none, so read only accounts that exist. */
  read(account: string): Promise<StoreCustomer>
  /** Deletes what the service knows of an account; also where it knows nothing. */
  forget(account: string): Promise<void>
  /** Whether a call with this Authorization header comes from the service. */
  isSender(authorization: string | null): boolean
}

/** Why a call failed: `down` where it was not answered in time or not sensibly, `misconfigured` where our key is not accepted. */
export type StoreFailure = 'down' | 'misconfigured'

export class StoreError extends Error {
  readonly failure: StoreFailure

  constructor(failure: StoreFailure, what: string, cause?: unknown) {
    super(`The service for the app stores ${what}.`, { cause })
    this.name = 'StoreError'
    this.failure = failure
  }
}

/** States of a subscription that renews. Premium Plus, which has a fixed term, is an order without one. */
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'cancelled', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** What may happen to a subscription. */
export const SUBSCRIPTION_EVENTS = [
  'charge_paid',
  'charge_failed',
  'retries_over',
  'cancel',
  'period_over',
  'withdraw',
  'card_changed',
  'stop',
] as const
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number]

/**
 * What a subscription becomes. An event that a state does not name changes nothing: a second cancelling answers like the first,
 * and a charge that arrives after the end gives its premium without beginning the subscription anew.
 */
export const SUBSCRIPTION_MOVES: Readonly<
  Record<SubscriptionState, Partial<Record<SubscriptionEvent, SubscriptionState>>>
> = {
  active: {
    charge_paid: 'active',
    charge_failed: 'past_due',
    cancel: 'cancelled',
    withdraw: 'ended',
    card_changed: 'active',
    stop: 'ended',
  },
  past_due: {
    charge_paid: 'active',
    charge_failed: 'past_due',
    retries_over: 'ended',
    cancel: 'cancelled',
    withdraw: 'ended',
    card_changed: 'past_due',
    stop: 'ended',
  },
  cancelled: { period_over: 'ended', withdraw: 'ended', stop: 'ended' },
  ended: {},
}

/** What a subscription becomes by an event. */
export function subscriptionAfter(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState {
  return SUBSCRIPTION_MOVES[state][event] ?? state
}

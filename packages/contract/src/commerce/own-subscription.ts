import { SUBSCRIPTION_STATES } from '@zivina/domain/commerce/subscription-states'
import { z } from 'zod'
import { PLANS } from '#contract/account/plans.ts'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid } from '#contract/kernel/fields.ts'
import { Money } from '#contract/kernel/money.ts'
import { SUBSCRIPTION_PERIODS } from './services.ts'
import { PremiumState } from './subscriptions.ts'

const Day = z.iso.date()

/** A subscription that renews by charging a card. */
export const Subscription = z
  .object({
    guid: Guid,
    state: z.enum(SUBSCRIPTION_STATES),
    service: z.object({ guid: Guid, slug: z.string(), name: z.string() }),
    plan: z.enum(PLANS),
    period: z.enum(SUBSCRIPTION_PERIODS),
    /** What each charge is: the price of the day it was bought, also where the price list changed since. */
    price: Money,
    vat_rate: z.number().int(),
    /** The last day that is paid. */
    paid_until: Day,
    /** The day of the next charge; null where there is none. */
    renews_on: Day.nullable(),
    /** What it becomes at the next charge, where a cheaper plan was chosen; null where it stays. */
    next: z
      .object({
        service: z.object({ guid: Guid, slug: z.string(), name: z.string() }),
        plan: z.enum(PLANS),
        period: z.enum(SUBSCRIPTION_PERIODS),
        price: Money,
      })
      .nullable(),
    /** The card it charges, masked, as the gateway names it; null where the gateway did not. */
    card: z.object({ number: z.string(), brand: z.string(), expires: z.string() }).nullable(),
    /** The day after which premium ends where charging goes on failing; null while it does not fail. */
    last_try_on: Day.nullable(),
    abilities: z.object({ can_cancel: z.boolean(), can_downgrade: z.boolean(), can_change_card: z.boolean() }),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

/** What a person has of premium, and what they may do. */
export const OwnPremium = z
  .object({
    plan: z.enum(PLANS),
    is_premium: z.boolean(),
    active_from: Day.nullable(),
    expiry_date: Day.nullable(),
    premium_plus_expiry_date: Day.nullable(),
    has_active_order: z.boolean(),
    /** Null where nothing renews. */
    subscription: Subscription.nullable(),
    /** Whether the person may try premium without paying. */
    trial_available: z.boolean(),
  })
  .meta({ id: 'OwnPremium' })
export type OwnPremium = z.infer<typeof OwnPremium>

/** Premium and its subscription as their owner sees them. */
export const ownSubscription = {
  detail: endpoint({
    method: 'GET',
    path: '/subscription',
    access: 'user',
    seen: true,
    summary: 'What runs of premium until when, what renews it, and whether a trial is available.',
    status: 200,
    response: OwnPremium,
    errors: [],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/subscription/cancel',
    access: 'user',
    summary:
      'Stops the renewing; premium runs until the end of the paid period. The same again answers the same. EARLY_CANCEL_PREMIUM_PLUS where premium plus runs, NO_PREMIUM where nothing was bought.',
    body: z.strictObject({}),
    status: 200,
    response: OwnPremium,
    errors: ['EARLY_CANCEL_PREMIUM_PLUS', 'NO_PREMIUM'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/subscription',
    access: 'user',
    summary: 'Chooses the cheaper plan that begins with the next charge; null stays with the present one.',
    body: z.strictObject({ next_service: Guid.nullable() }),
    status: 200,
    response: OwnPremium,
    errors: ['NOT_FOUND', 'NO_PREMIUM'],
  }),
  startTrial: endpoint({
    method: 'POST',
    path: '/trial',
    access: 'user',
    summary: 'Seven days of premium without a card, once for an account and its verified e-mail address.',
    rate_limits: [{ by: 'user', attempts: 20, seconds: 3600 }],
    body: z.strictObject({}),
    status: 201,
    response: PremiumState,
    errors: ['TRIAL_USED', 'ALREADY_SUBSCRIBED', 'REGISTRATION_NOT_FINISHED'],
  }),
}

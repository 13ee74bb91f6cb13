import type { Db } from '@zivina/db/database'
import type { PaymentCard } from '@zivina/db/schema/commerce/subscription'
import { addDays } from '@zivina/domain/calendar-day'
import type { Period } from '@zivina/domain/commerce/periods'
import { type SubscriptionEvent, subscriptionAfter } from '@zivina/domain/commerce/subscription-states'
import { GatewayError, type PaymentGateway } from '@zivina/integrations/payments/port'
import type { Log } from '#api/kernel/ports/log.ts'
import {
  insertStop,
  insertSubscription,
  markStop,
  type NewSubscription,
  type SubscriptionRow,
  selectDue,
  selectEndingAccounts,
  selectGoing,
  selectOver,
  selectStops,
  selectSubscription,
  updateSubscription,
} from './queries.ts'

/** Days over which a failed charge is tried again. */
export const RETRY_DAYS = 7
/** Hours between two tries. */
const RETRY_HOURS = 20
/** After so many tries the gateway is not asked to stop any more; we charge nothing either way. */
const STOP_TRIES_MAX = 200
const AT_ONCE = 200

export type { SubscriptionRow } from './queries.ts'

/** What is bought as a subscription. */
export type Begun = Pick<NewSubscription, 'user' | 'service' | 'plan' | 'price' | 'vat_rate' | 'recurrence_id'> & {
  period: Period
  card: PaymentCard | null
  begins: string
  ends: string
}

/**
 * Begins a subscription of a locked account. Where another one renews already, the card is not charged again, so that nothing is
 * paid twice.
 * @returns its guid; null where another one renews
 */
export async function beginSubscription(db: Db, { begins, ends, ...given }: Begun): Promise<string | null> {
  const guid = await insertSubscription(db, { ...given, anchor: begins, paid_until: ends })
  if (guid === null) await insertStop(db, given.recurrence_id)
  return guid
}

/** The subscription of a locked account that renews; null where none does. */
export async function renewingOf(db: Db, user: string): Promise<SubscriptionRow | null> {
  const [first] = await selectGoing(db, user)
  return first === undefined || first.state === 'cancelled' ? null : first
}

/** The subscription that the account sees: one that renews, otherwise a cancelled one that still runs. */
export async function shownSubscription(db: Db, user: string): Promise<SubscriptionRow | null> {
  return (await selectGoing(db, user))[0] ?? null
}

export function readSubscription(db: Db, guid: string): Promise<SubscriptionRow | null> {
  return selectSubscription(db, guid)
}

/** Lets an event happen to a subscription of a locked account. One that then renews no more is stopped at the gateway, too. */
export async function happen(
  db: Db,
  { guid, state, recurrence_id }: Pick<SubscriptionRow, 'guid' | 'state' | 'recurrence_id'>,
  event: SubscriptionEvent,
  changes: Partial<NewSubscription> = {},
): Promise<void> {
  const after = subscriptionAfter(state, event)
  await updateSubscription(db, guid, { ...changes, state: after })
  if (after === 'cancelled' || after === 'ended') await insertStop(db, recurrence_id)
}

/** Lets the same happen to everything of a locked account that has not ended. */
export async function happenToAll(db: Db, user: string, event: SubscriptionEvent): Promise<void> {
  for (const row of await selectGoing(db, user)) await happen(db, row, event)
}

/** A paid charge: the subscription is paid until the last day of the period, as the plan that was charged. */
export async function recordCharge(
  db: Db,
  row: SubscriptionRow,
  {
    ends,
    ...charged
  }: { ends: string } & Pick<NewSubscription, 'service' | 'plan' | 'price' | 'vat_rate'> & { period: Period },
): Promise<void> {
  const isOther = charged.service !== row.service
  const counted = isOther ? { anchor: addDays(row.paid_until, 1), periods: 1 } : { periods: row.periods + 1 }
  const settled = { next_service: null, failed_at: null, last_try_on: null }
  await happen(db, row, 'charge_paid', { ...charged, ...counted, ...settled, paid_until: ends })
}

/** A failed charge. @returns the last day on which it is tried */
export async function recordFailure(db: Db, row: SubscriptionRow, failed_at: Date): Promise<string> {
  const last_try_on = row.last_try_on ?? addDays(row.paid_until, RETRY_DAYS)
  await happen(db, row, 'charge_failed', { failed_at, last_try_on })
  return last_try_on
}

/**
 * Lets a subscription of a locked account be charged from another card from now on, and the former one no more. Where a charge had
 * failed, it is tried again at the next run. The card of one that renews no more is charged no more either.
 * @returns whether it is charged now
 */
export async function changeCard(
  db: Db,
  row: SubscriptionRow,
  { recurrence_id, card }: Pick<NewSubscription, 'recurrence_id' | 'card'>,
): Promise<boolean> {
  const renews = row.state === 'active' || row.state === 'past_due'
  await insertStop(db, renews ? row.recurrence_id : recurrence_id)
  if (renews) await happen(db, row, 'card_changed', { recurrence_id, card, failed_at: null })
  return renews
}

/** Chooses what a subscription becomes at the next charge; null lets it stay. */
export function chooseNext(db: Db, guid: string, next_service: string | null): Promise<void> {
  return updateSubscription(db, guid, { next_service })
}

/** Lets a payment's card be charged no more. */
export function stopCharging(db: Db, recurrence_id: string): Promise<void> {
  return insertStop(db, recurrence_id)
}

/** Subscriptions to charge on a day. */
export function dueSubscriptions(db: Db, today: string): Promise<string[]> {
  return selectDue(db, { today, hours: RETRY_HOURS, limit: AT_ONCE })
}

/** Whether a subscription is still one of them: asked under the account's lock, as another instance may have charged it meanwhile. */
export async function isDue(db: Db, guid: string, today: string): Promise<boolean> {
  return (await selectDue(db, { today, hours: RETRY_HOURS, limit: 1, guid })).length > 0
}

/** Accounts whose subscriptions must stop: banned, or about to be deleted. */
export function endingAccounts(db: Db): Promise<string[]> {
  return selectEndingAccounts(db)
}

/** Subscriptions that end by the day alone. */
export function overSubscriptions(db: Db, today: string): Promise<{ guid: string; user: string }[]> {
  return selectOver(db, today)
}

/** Whether a subscription still ends by the day alone: asked under the account's lock, as it may have been charged meanwhile. */
export async function isOver(db: Db, guid: string, today: string): Promise<boolean> {
  return (await selectOver(db, today, guid)).length > 0
}

/** Tells the gateway which cards are charged no more. */
export async function stopAtGateway(db: Db, payments: PaymentGateway, log: Log): Promise<void> {
  for (const recurrence_id of await selectStops(db, { tries_max: STOP_TRIES_MAX, limit: AT_ONCE })) {
    try {
      await payments.stop(recurrence_id)
      await markStop(db, recurrence_id, true)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      await markStop(db, recurrence_id, false)
      log.error({ failure: error.failure, code: error.code }, 'recurring payment could not be stopped')
    }
  }
}

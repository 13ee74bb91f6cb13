import { addDays, calendarDay } from '#domain/calendar-day.ts'

/** What a store says of a purchase, as instants. */
export type StorePurchase = {
  /** When the period that runs began. */
  purchased_at: Date
  /** When it ends; null where it never does. */
  expires_at: Date | null
  /** Until when it goes on while the store cannot charge for it. */
  grace_until: Date | null
  refunded_at: Date | null
}

/** Days of which both count; a last day before the first is none at all. */
export type StoreTerm = { begins: string; ends: string | null }

/**
 * The days of a purchase in Prague: premium never ends before the store's moment, but with the end of that day. What was refunded ends
 * with the day before.
 */
export function storeTerm({ purchased_at, expires_at, grace_until, refunded_at }: StorePurchase): StoreTerm {
  const begins = calendarDay(purchased_at)
  const isRefunded = refunded_at !== null && refunded_at >= purchased_at
  if (isRefunded) return { begins, ends: addDays(calendarDay(refunded_at), -1) }
  if (expires_at === null) return { begins, ends: null }
  const last = Math.max(expires_at.getTime(), grace_until?.getTime() ?? 0)
  // What ends at midnight ends with the day before.
  return { begins, ends: calendarDay(new Date(last - 1)) }
}

/** What becomes of the grants of a purchase: nothing, another last day of the latest one, or a new one. */
export type GrantStep = { kind: 'keep' } | { kind: 'move'; ends: string | null } | { kind: 'give'; term: StoreTerm }

/**
 * What follows for the grants of a purchase from what its store says now. Periods that follow one another are one grant; after a gap
 * a new one begins, so that what was is not rewritten.
 * @param latest the latest grant of this purchase; null where it gave none yet
 */
export function grantStep(latest: StoreTerm | null, term: StoreTerm): GrantStep {
  const isSomething = term.ends === null || term.ends >= term.begins
  const goesOn = latest !== null && (latest.ends === null || term.begins <= addDays(latest.ends, 1))
  if (goesOn) return latest.ends === term.ends ? { kind: 'keep' } : { kind: 'move', ends: term.ends }
  return isSomething ? { kind: 'give', term } : { kind: 'keep' }
}

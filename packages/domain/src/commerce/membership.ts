import { addDays } from '#domain/calendar-day.ts'

/** Where a grant of premium comes from. A store's grant is the store's to end; all others are ours. */
export const GRANT_SOURCES = ['order', 'store', 'trial', 'voucher', 'points', 'admin'] as const
export type GrantSource = (typeof GRANT_SOURCES)[number]

/** Plans that a grant gives, from the least to the most. */
export const GRANTED_PLANS = ['premium', 'premium_yearly', 'premium plus'] as const
export type GrantedPlan = (typeof GRANTED_PLANS)[number]

/** The application by which it was bought. */
export const GRANT_PLATFORMS = ['web', 'ios', 'android'] as const
export type GrantPlatform = (typeof GRANT_PLATFORMS)[number]

/** Premium for some days, of which both the first and the last count (`YYYY-MM-DD`); without a last day it goes on until ended. */
export type Grant = { plan: GrantedPlan; platform: GrantPlatform; begins: string; ends: string | null }

/** The plan of an account, as it follows from its grants. */
export type Membership = {
  plan: 'free' | GrantedPlan
  is_premium: boolean
  /** The first and last day of the premium that runs without a gap; null where there is none, or no last day. */
  active_from: string | null
  expiry_date: string | null
  /** The last day of premium plus among what runs today. */
  premium_plus_expiry_date: string | null
  /** Where the premium that runs today comes from. */
  platforms: GrantPlatform[]
}

const FREE: Membership = {
  plan: 'free',
  is_premium: false,
  active_from: null,
  expiry_date: null,
  premium_plus_expiry_date: null,
  platforms: [],
}

/**
 * What an account has on a day: the best plan of the grants that run then. Grants that overlap or follow one another without a gap
 * make one period, so that ending one takes nothing of another away.
 * @param today `YYYY-MM-DD`
 */
export function membershipOf(grants: readonly Grant[], today: string): Membership {
  const valid = grants.filter(({ begins, ends }) => ends === null || ends >= begins)
  const running = valid.filter(({ begins, ends }) => begins <= today && (ends === null || ends >= today))
  const plan = GRANTED_PLANS.findLast((plan) => running.some((grant) => grant.plan === plan))
  if (plan === undefined) return FREE
  const plus = running.filter(({ plan }) => plan === 'premium plus')
  return {
    plan,
    is_premium: true,
    ...periodOf(valid, running),
    premium_plus_expiry_date: plus.length === 0 ? null : latest(plus.map(({ ends }) => ends)),
    platforms: GRANT_PLATFORMS.filter((platform) => running.some((grant) => grant.platform === platform)),
  }
}

/** The period without a gap around the grants that run. */
function periodOf(
  grants: readonly Grant[],
  running: readonly Grant[],
): Pick<Membership, 'active_from' | 'expiry_date'> {
  let from = earliest(running.map(({ begins }) => begins))
  let until = latest(running.map(({ ends }) => ends))
  for (const { begins, ends } of grants.toSorted((one, other) => (one.begins < other.begins ? 1 : -1))) {
    if (begins < from && (ends === null || addDays(ends, 1) >= from)) from = begins
  }
  for (const { begins, ends } of grants.toSorted((one, other) => (one.begins < other.begins ? -1 : 1))) {
    if (until !== null && begins <= addDays(until, 1)) until = latest([until, ends])
  }
  return { active_from: from, expiry_date: until }
}

/** Of at least one day. */
const earliest = (days: readonly string[]): string => days.toSorted()[0] ?? ''

/** Null, which is no last day, is later than every day. */
function latest(days: readonly (string | null)[]): string | null {
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null)
}

import type { PremiumGrant, PremiumState } from '@zivina/contract/commerce/subscriptions'
import type { Membership } from '@zivina/domain/commerce/membership'
import type { GrantRow } from './queries.ts'

function presentGrant({
  user: _user,
  granted_by: _admin,
  order: _order,
  store_subscription: _store,
  ended_at,
  created_at,
  ...grant
}: GrantRow): PremiumGrant {
  return { ...grant, ended_at: ended_at?.toISOString() ?? null, created_at: created_at.toISOString() }
}

/** The membership of an account with its grants. */
export function presentState(user: string, membership: Membership, grants: readonly GrantRow[]): PremiumState {
  return { user, ...membership, grants: grants.map(presentGrant) }
}

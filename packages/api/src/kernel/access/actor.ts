import type { Access } from '@zivina/contract/kernel/endpoint'

/** A logged-in user, with the present state of the account. */
export type UserActor = {
  kind: 'user'
  guid: string
  session_guid: string
  username: string
  email: string
  is_premium: boolean
  is_admin: boolean
  is_super_admin: boolean
  is_affiliate: boolean
  /** The admin who looks at the account, if it is not its owner who calls. They change nothing and see no data about health. */
  looked_at_by?: string
}

/** The caller. */
export type Actor = { kind: 'anonymous' } | UserActor

export const ANONYMOUS: Actor = { kind: 'anonymous' }

/** The possible callers for an access: only public calls can be anonymous. */
export type ActorFor<A extends Access> = A extends 'public' ? Actor : UserActor

import type { Access } from '@zivina/contract/kernel/endpoint'

/** Somebody signed in, as the account stands at this moment. */
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
}

/** Who makes a call. */
export type Actor = { kind: 'anonymous' } | UserActor

export const ANONYMOUS: Actor = { kind: 'anonymous' }

/** Who can make a call of this access: only public calls are made by anybody but a signed-in user. */
export type ActorFor<A extends Access> = A extends 'public' ? Actor : UserActor

import type { Access, EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import { type Actor, ANONYMOUS, type UserActor } from './actor.ts'

/** What each access asks of somebody signed in, with the code for whoever lacks it. */
const REQUIREMENTS: Record<
  Exclude<Access, 'public'>,
  (actor: UserActor) => 'NO_PREMIUM' | 'USER_PERMISSION_DENIED' | null
> = {
  user: () => null,
  premium: (actor) => (actor.is_premium ? null : 'NO_PREMIUM'),
  // What affiliates may reach of the administration is the administration's first of all.
  affiliate: (actor) => (actor.is_affiliate || actor.is_admin ? null : 'USER_PERMISSION_DENIED'),
  admin: (actor) => (actor.is_admin ? null : 'USER_PERMISSION_DENIED'),
  super_admin: (actor) => (actor.is_super_admin ? null : 'USER_PERMISSION_DENIED'),
}

/**
 * Decides who makes a call and whether they may, before anything of its input is read. Cookies count for nothing here.
 * A public call that reads takes whoever shows a token for who they are; one that changes something (log-in and the like)
 * does not look at tokens, so that an old one cannot stand in the way of a new one.
 *
 * @throws ApiError UNAUTHORIZED, EXPIRED_TOKEN, BANNED_USER, or what the role lacks
 */
export async function admit(tools: Tools, endpoint: EndpointSpec, request: Request): Promise<Actor> {
  const { access, method } = endpoint
  const authorization = request.headers.get('authorization')
  if (access === 'public') {
    if (authorization === null || method !== 'GET' || !/^bearer\b/i.test(authorization)) return ANONYMOUS
    return (await tools.readActor(tools, authorization)).actor
  }
  if (authorization === null) throw new ApiError('UNAUTHORIZED')
  const { actor, may_administer } = await tools.readActor(tools, authorization)
  const lacking = REQUIREMENTS[access](actor)
  if (lacking) throw new ApiError(lacking)
  if (administers(access, actor) && !may_administer) throw new ApiError('TOTP_SETUP_REQUIRED')
  return actor
}

/** Whether a call is let in for being an admin's: an affiliate needs no second factor for what affiliates may do. */
function administers(access: Access, { is_affiliate }: UserActor): boolean {
  return access === 'admin' || access === 'super_admin' || (access === 'affiliate' && !is_affiliate)
}

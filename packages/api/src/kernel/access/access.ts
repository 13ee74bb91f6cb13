import type { Access, EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import { type Actor, ANONYMOUS, type UserActor } from './actor.ts'

/** What each access requires of a logged-in user, with the code for a user who does not fulfil it. */
const REQUIREMENTS: Record<
  Exclude<Access, 'public'>,
  (actor: UserActor) => 'NO_PREMIUM' | 'USER_PERMISSION_DENIED' | null
> = {
  user: () => null,
  premium: (actor) => (actor.is_premium ? null : 'NO_PREMIUM'),
  // Admins may open everything that affiliates may.
  affiliate: (actor) => (actor.is_affiliate || actor.is_admin ? null : 'USER_PERMISSION_DENIED'),
  admin: (actor) => (actor.is_admin ? null : 'USER_PERMISSION_DENIED'),
  super_admin: (actor) => (actor.is_super_admin ? null : 'USER_PERMISSION_DENIED'),
}

/**
 * Identifies the caller and checks whether they may make the call, before any of its input is read. Cookies are ignored here. A
 * public call that reads identifies a caller who sends a token; a public call that changes something (log-in and the like)
 * ignores tokens, so that an old one cannot prevent getting a new one.
 *
 * @throws ApiError UNAUTHORIZED, EXPIRED_TOKEN, BANNED_USER, ONLY_LOOKING, or the code of the missing role
 */
export async function admit(tools: Tools, endpoint: EndpointSpec, request: Request): Promise<Actor> {
  const { access, method } = endpoint
  const authorization = request.headers.get('authorization')
  if (access === 'public') {
    if (authorization === null || method !== 'GET' || !/^bearer\b/i.test(authorization)) return ANONYMOUS
    const { actor } = await tools.readActor(tools, authorization)
    // The answer may depend on what is known about their health.
    return actor.looked_at_by === undefined || mayBeSeen(endpoint) ? actor : ANONYMOUS
  }
  if (authorization === null) throw new ApiError('UNAUTHORIZED')
  const { actor, may_administer } = await tools.readActor(tools, authorization)
  if (actor.looked_at_by !== undefined && !mayBeSeen(endpoint)) throw new ApiError('ONLY_LOOKING')
  const lacking = lackOf(access, actor)
  if (lacking) throw new ApiError(lacking)
  if (administers(access, actor) && !may_administer) throw new ApiError('TOTP_SETUP_REQUIRED')
  return actor
}

/** Whether an admin who looks at another’s account may make a call: it says so, and changes nothing. */
function mayBeSeen({ method, changes, seen }: EndpointSpec): boolean {
  return seen !== undefined && method === 'GET' && !changes
}

/** The code of the role that an actor lacks for an access; null where they have it. */
export function lackOf(
  access: Exclude<Access, 'public'>,
  actor: UserActor,
): 'NO_PREMIUM' | 'USER_PERMISSION_DENIED' | null {
  return REQUIREMENTS[access](actor)
}

/** Whether a call is allowed only because the caller is an admin: what affiliates may do needs no second factor. */
function administers(access: Access, { is_affiliate }: UserActor): boolean {
  return access === 'admin' || access === 'super_admin' || (access === 'affiliate' && !is_affiliate)
}

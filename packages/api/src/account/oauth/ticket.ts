import { OAUTH_PROVIDERS, type OauthProvider } from '@zivina/contract/account/oauth-providers'
import { oauthCookie } from '@zivina/contract/account/session-cookies'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { CallContext } from '#api/kernel/http/scope.ts'

const ALGORITHM = 'HS256'
/** How long a log-in through another service may take, from the button to the account. */
const SECONDS = 15 * 60

/** What one log-in is bound to, kept in this browser alone, signed so that nobody else can put one there. */
const Ticket = z.object({
  provider: z.enum(OAUTH_PROVIDERS),
  attempt: z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), redirect_uri: z.string() }),
  last_url: z.string(),
  /** Whose account is to be linked, and the session that began it; null where somebody logs in. */
  link: z.object({ user: z.string(), session: z.string() }).nullable(),
  /** Who came back, once that is proved: a code or a registration may still be asked for. */
  identity: z
    .object({
      subject: z.string(),
      email: z.string().nullable(),
      email_verified: z.boolean(),
      full_name: z.string(),
    })
    .nullable(),
})
export type Ticket = z.infer<typeof Ticket>

/** Keeps a ticket in the browser, in place of what it said before. */
export async function putTicket({ keys, cookies }: CallContext, ticket: Ticket): Promise<void> {
  const { oauth } = await keys()
  const exp = Math.floor(Date.now() / 1000) + SECONDS
  const text = await new SignJWT({ ...ticket, exp }).setProtectedHeader({ alg: ALGORITHM }).sign(oauth)
  cookies.set(oauthCookie(ticket.attempt.state), text, { readable: false, seconds: SECONDS })
}

/**
 * The ticket of what is under way in this browser. One that links is of no use to log in with, nor to another session.
 * @param link who goes on with linking; null where somebody logs in
 * @throws ApiError OAUTH_FAILED where there is none: another browser, too late, done already
 */
export async function readTicket(
  { keys, cookies }: CallContext,
  provider: OauthProvider,
  state: string,
  link: Ticket['link'],
): Promise<Ticket> {
  const { oauth } = await keys()
  try {
    const text = cookies.get(oauthCookie(state)) ?? ''
    const { payload } = await jwtVerify(text, oauth, { algorithms: [ALGORITHM], requiredClaims: ['exp'] })
    const ticket = Ticket.parse(payload)
    const isOurs = ticket.link?.user === link?.user && ticket.link?.session === link?.session
    if (isOurs && ticket.provider === provider && ticket.attempt.state === state) return ticket
  } catch {
    // Whatever is wrong with it, the log-in begins anew.
  }
  throw new ApiError('OAUTH_FAILED')
}

/** Forgets a ticket that has served. */
export function clearTicket({ cookies }: CallContext, { attempt }: Ticket): void {
  cookies.clear(oauthCookie(attempt.state))
}

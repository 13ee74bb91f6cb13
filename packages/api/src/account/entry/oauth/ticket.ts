import { OAUTH_PROVIDERS, type OauthProvider } from '@zivina/contract/account/oauth-providers'
import { oauthCookie } from '@zivina/contract/account/session-cookies'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'

const ALGORITHM = 'HS256'
/** How long a log-in through another service may take, from the button to the account. */
const SECONDS = 15 * 60

/** The state of one log-in, stored in this browser only and signed so that it cannot be forged. */
const Ticket = z.object({
  provider: z.enum(OAUTH_PROVIDERS),
  attempt: z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), redirect_uri: z.string() }),
  last_url: z.string(),
  /** The account to be linked and the session that began it; null for a log-in. */
  link: z.object({ user: z.string(), session: z.string() }).nullable(),
  /** The identified person, once known: a code or a registration may still be needed. */
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

type TicketCtx = Ctx<'cookies' | 'keys'>

/** Stores a ticket in the browser, replacing the former one. */
export async function putTicket({ keys, cookies }: TicketCtx, ticket: Ticket): Promise<void> {
  const { oauth } = await keys()
  const exp = Math.floor(Date.now() / 1000) + SECONDS
  const text = await new SignJWT({ ...ticket, exp }).setProtectedHeader({ alg: ALGORITHM }).sign(oauth)
  cookies.set(oauthCookie(ticket.attempt.state), text, { readable: false, seconds: SECONDS })
}

/**
 * The ticket of the log-in under way in this browser. A ticket for linking cannot log in, nor link in another session.
 * @param link the user and session that continue linking; null for a log-in
 * @throws ApiError OAUTH_FAILED where there is none: another browser, too late, already finished
 */
export async function readTicket(
  { keys, cookies }: TicketCtx,
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
    // Whatever is wrong with it, the log-in must begin again.
  }
  throw new ApiError('OAUTH_FAILED')
}

/** Deletes a used ticket. */
export function clearTicket({ cookies }: Ctx<'cookies'>, { attempt }: Ticket): void {
  cookies.clear(oauthCookie(attempt.state))
}

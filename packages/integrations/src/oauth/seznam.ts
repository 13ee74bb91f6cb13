import { calculatePKCECodeChallenge } from 'oauth4webapi'
import { z } from 'zod'
import { boundedFetch } from './bounded-fetch.ts'
import { type OauthAttempt, type OauthClient, OauthDown, type OauthIdentity, OauthRefused } from './port.ts'

export const SEZNAM_URL = 'https://login.szn.cz'
/**
 * Domains of Seznam's own mailboxes: a person logged in at Seznam owns their mailbox there. Any other address is not verified.
 */
const OWN_MAILBOXES: ReadonlySet<string> = new Set([
  ...['seznam.cz', 'email.cz', 'post.cz', 'spoluzaci.cz', 'stream.cz', 'firmy.cz'],
])

export type SeznamOptions = { url?: string; client_id: string; client_secret: string }

const Token = z.object({ access_token: z.string().min(1) })
const Profile = z.object({
  oauth_user_id: z.string().min(1).max(255),
  email: z.string().nullish(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
})

/** Seznam's log-in: OAuth 2 with PKCE, JSON instead of forms, and a profile instead of an ID token. */
export function createSeznamClient({ url = SEZNAM_URL, client_id, client_secret }: SeznamOptions): OauthClient {
  const base = `${url.replace(/\/+$/, '')}/api/v1`
  return {
    authorizationUrl: async ({ state, verifier, redirect_uri }) => {
      const code_challenge = await calculatePKCECodeChallenge(verifier)
      const fixed = { response_type: 'code', scope: 'identity', code_challenge_method: 'S256' }
      return `${base}/oauth/auth?${new URLSearchParams({ ...fixed, client_id, redirect_uri, state, code_challenge })}`
    },
    identify: async (attempt, { code }) => {
      const { access_token } = await read(
        Token,
        exchange(`${base}/oauth/token`, attempt, code, client_id, client_secret),
      )
      const headers = { accept: 'application/json', authorization: `bearer ${access_token}` }
      return toIdentity(await read(Profile, boundedFetch(`${base}/user`, { headers })))
    },
  }
}

function exchange(
  address: string,
  { redirect_uri, verifier }: OauthAttempt,
  code: string,
  client_id: string,
  client_secret: string,
): Promise<Response> {
  const given = { grant_type: 'authorization_code', code, redirect_uri, client_id, client_secret }
  return boundedFetch(address, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ ...given, code_verifier: verifier }),
  })
}

async function read<T>(schema: z.ZodType<T>, asked: Promise<Response>): Promise<T> {
  const response = await asked
  if (!response.ok) throw new OauthRefused(`it answered ${response.status}`)
  const parsed = schema.safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw new OauthDown('answered in another shape', parsed.error)
  return parsed.data
}

function toIdentity({ oauth_user_id, email, firstname, lastname }: z.infer<typeof Profile>): OauthIdentity {
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase() ?? ''
  const full_name = [firstname, lastname].filter(Boolean).join(' ')
  return { subject: oauth_user_id, email: email ?? null, email_verified: OWN_MAILBOXES.has(domain), full_name }
}

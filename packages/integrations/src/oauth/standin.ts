import { hash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeStandinKeys, STANDIN_APPLE, STANDIN_CLIENT, type StandinKeys } from './standin-keys.ts'
import { consentPage, postBackPage } from './standin-page.ts'

/** How its answers to us are wrong. */
export type OauthStandinMode = 'answer' | 'fail' | 'nonsense' | 'forged-key' | 'other-nonce' | 'other-audience'

export type OauthStandin = {
  /** Settings for clients of the stand-in. */
  settings: {
    google: { client_id: string; client_secret: string; url: string }
    apple: { client_id: string; team_id: string; key_id: string; private_key: string; url: string }
    seznam: { client_id: string; client_secret: string; url: string }
  }
  mode: OauthStandinMode
  close(): Promise<void>
}

/** What a person agreed to, until the code is exchanged. */
type Grant = { service: string; query: URLSearchParams; person: Person }
type Person = { subject: string; email: string; name: string; email_verified: boolean }
type State = {
  standin: OauthStandin
  keys: StandinKeys
  base: string
  grants: Map<string, Grant>
  tokens: Map<string, Person>
}
type Given = { path: string; query: URLSearchParams; request: IncomingMessage }
type Answer = { status: number; type?: string; location?: string; body?: string }

/**
 * Starts log-in services on this machine at which one can log in as any person: `/google` and `/apple` are OpenID Connect
 * services, `/api/v1` behaves like Seznam. They check requests like the real ones.
 */
export async function startOauthStandin(port = 0): Promise<OauthStandin> {
  const keys = makeStandinKeys()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://standin.invalid')
    answer(state, { path: url.pathname, query: url.searchParams, request }).then(
      (given) => write(response, given),
      () => write(response, { status: 500 }),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { client_id } = STANDIN_CLIENT
  const standin: OauthStandin = {
    settings: {
      google: { ...STANDIN_CLIENT, url: `${base}/google` },
      apple: { client_id, ...STANDIN_APPLE, private_key: keys.client_key, url: `${base}/apple` },
      seznam: { ...STANDIN_CLIENT, url: base },
    },
    mode: 'answer',
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  const state: State = { standin, keys, base, grants: new Map(), tokens: new Map() }
  return standin
}

async function answer(state: State, given: Given): Promise<Answer> {
  const { path, query, request } = given
  const [, service = '', rest = ''] = /^\/(google|apple|api\/v1)(\/.*)$/.exec(path) ?? []
  if (path === '/consent') return consent(state, query)
  if (rest === '/authorize' || rest === '/oauth/auth') return html(consentPage(service, query))
  if (state.standin.mode === 'fail') return { status: 503 }
  if (state.standin.mode === 'nonsense') return html('<html>')
  if (rest === '/.well-known/openid-configuration') return json(discovery(`${state.base}/${service}`))
  if (rest === '/keys') return json(await state.keys.jwks())
  if (rest === '/token') return openIdToken(state, service, new URLSearchParams(await readText(request)))
  if (rest === '/oauth/token') return seznamToken(state, JSON.parse(await readText(request)))
  if (rest === '/user') return seznamUser(state, request.headers.authorization ?? '')
  return { status: 404 }
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

/** Redirects the person back, with a code or with their refusal. */
function consent({ grants }: State, query: URLSearchParams): Answer {
  const back = new URLSearchParams({ state: query.get('state') ?? '' })
  const address = query.get('redirect_uri') ?? ''
  if (query.has('deny')) back.set('error', 'access_denied')
  else {
    const code = randomBytes(16).toString('hex')
    const [email, name] = [query.get('as_email') ?? '', query.get('as_name') ?? '']
    const person = {
      subject: hash('sha256', email, 'hex').slice(0, 24),
      email,
      name,
      email_verified: !query.has('unproven'),
    }
    grants.set(code, { service: query.get('service') ?? '', query, person })
    back.set('code', code)
  }
  if (query.get('response_mode') === 'form_post') return html(postBackPage(address, withName(back, query)))
  return { status: 302, location: `${address}?${back}` }
}

/** Apple sends the name beside the code, and nowhere else. */
function withName(back: URLSearchParams, query: URLSearchParams): URLSearchParams {
  const [firstName, ...others] = (query.get('as_name') ?? '').split(' ')
  if (firstName) back.set('user', JSON.stringify({ name: { firstName, lastName: others.join(' ') } }))
  return back
}

async function openIdToken(state: State, service: string, form: URLSearchParams): Promise<Answer> {
  const given = Object.fromEntries(form)
  const known =
    service === 'apple'
      ? await state.keys.isClientSecret(given.client_secret ?? '')
      : given.client_secret === STANDIN_CLIENT.client_secret
  const grant = known ? takeGrant(state, service, given) : null
  if (!grant) return json({ error: 'invalid_grant' }, 400)
  const id_token = await state.keys.sign(claimsOf(state, service, grant), state.standin.mode === 'forged-key')
  return json({ access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', expires_in: 3600, id_token })
}

function claimsOf({ standin: { mode }, base }: State, service: string, { query, person }: Grant) {
  const { subject: sub, email, email_verified, name } = person
  return {
    iss: `${base}/${service}`,
    aud: mode === 'other-audience' ? 'somebody-else' : STANDIN_CLIENT.client_id,
    nonce: mode === 'other-nonce' ? 'another' : query.get('nonce'),
    sub,
    email,
    // Apple writes true as a string, and sends no name.
    ...(service === 'apple' ? { email_verified: String(email_verified) } : { email_verified, name }),
  }
}

function seznamToken(state: State, given: Record<string, string | undefined>): Answer {
  const known = given.client_secret === STANDIN_CLIENT.client_secret
  const grant = known ? takeGrant(state, 'api/v1', given) : null
  if (!grant) return json({ error: 'invalid_grant' }, 400)
  const access_token = randomBytes(16).toString('hex')
  state.tokens.set(access_token, grant.person)
  return json({ access_token, token_type: 'bearer', oauth_user_id: grant.person.subject })
}

function seznamUser({ tokens }: State, authorization: string): Answer {
  const person = tokens.get(authorization.replace(/^bearer /i, ''))
  if (!person) return json({ error: 'invalid_token' }, 401)
  const [firstname, ...others] = person.name.split(' ')
  return json({ oauth_user_id: person.subject, email: person.email, firstname, lastname: others.join(' ') })
}

/** The grant of a code, which is valid once, for its client, redirect address and verifier. */
function takeGrant({ grants }: State, service: string, given: Record<string, string | undefined>): Grant | null {
  const grant = grants.get(given.code ?? '')
  grants.delete(given.code ?? '')
  if (!grant) return null
  const challenge = hash('sha256', given.code_verifier ?? '', 'base64url')
  const fits =
    grant.service === service &&
    given.grant_type === 'authorization_code' &&
    given.client_id === STANDIN_CLIENT.client_id &&
    given.redirect_uri === grant.query.get('redirect_uri') &&
    challenge === grant.query.get('code_challenge')
  return fits ? grant : null
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function json(body: unknown, status = 200): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) }
}

function html(body: string): Answer {
  return { status: 200, type: 'text/html; charset=utf-8', body }
}

function write(response: ServerResponse, { status, type = 'text/plain', location, body = '' }: Answer): void {
  response.writeHead(status, { 'content-type': type, ...(location === undefined ? {} : { location }) }).end(body)
}

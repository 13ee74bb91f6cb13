import { readBounded } from '../receiving/read-bounded.ts'
import { readAs, refusalCode, TokenAnswer } from './messages.ts'
import { GatewayError } from './port.ts'

/** How long an answer may take before the person is told to try again; what the gateway did meanwhile is read later. */
const TIMEOUT_MS = 8000
/** A payment has a few kilobytes; a larger answer is something else. */
const ANSWER_MAX_BYTES = 256 * 1024
/** A token is asked for anew this long before it ends. */
const SPARE_MS = 60_000

export type GatewayAccess = {
  /** Of the API, as `https://gate.gopay.cz/api`. */
  url: string
  client_id: string
  client_secret: string
  timeout_ms?: number
}

/** The body of a request: fields of a form, or data as JSON. */
type Body = { form: Record<string, string> } | { json: unknown }

/** Makes calls with a token, which it asks for when there is none. */
export type Ask = (method: 'GET' | 'POST', path: string, body?: Body) => Promise<unknown>

/** Calls of the gateway's API. Two calls at once share one request for a token. */
export function createRequests({ url, client_id, client_secret, timeout_ms = TIMEOUT_MS }: GatewayAccess): Ask {
  const base = url.replace(/\/+$/, '')
  let token: { value: Promise<string>; until: number } | null = null

  const askToken = async (): Promise<{ value: string; lasts_ms: number }> => {
    const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`
    const form = { grant_type: 'client_credentials', scope: 'payment-all' }
    const { status, body } = await send(`${base}/oauth2/token`, {
      method: 'POST',
      authorization,
      body: { form },
      timeout_ms,
    })
    if (status !== 200)
      throw new GatewayError('misconfigured', `gives no token (${status})`, { code: refusalCode(body) })
    const { access_token, expires_in } = readAs(TokenAnswer, body)
    return { value: access_token, lasts_ms: expires_in * 1000 }
  }
  const currentToken = (): Promise<string> => {
    if (token !== null && Date.now() < token.until) return token.value
    const asked = askToken()
    const held = { value: asked.then(({ value }) => value), until: Number.POSITIVE_INFINITY }
    token = held
    asked.then(
      ({ lasts_ms }) => {
        held.until = Date.now() + Math.max(0, lasts_ms - SPARE_MS)
      },
      () => {
        if (token === held) token = null
      },
    )
    return held.value
  }
  return async (method, path, body) => {
    for (let attempt = 0; ; attempt += 1) {
      const authorization = `Bearer ${await currentToken()}`
      const answer = await send(`${base}${path}`, { method, authorization, body, timeout_ms })
      if (answer.status === 200) return answer.body
      // A token may end early, as when the gateway was restarted.
      if ((answer.status === 401 || answer.status === 403) && attempt === 0) {
        token = null
        continue
      }
      throw refusalOf(answer)
    }
  }
}

type Answer = { status: number; body: unknown }

function refusalOf({ status, body }: Answer): GatewayError {
  const code = refusalCode(body)
  if (status >= 500) return new GatewayError('down', `answered ${status}`, { code })
  if (status === 401 || status === 403) return new GatewayError('misconfigured', `answered ${status}`, { code })
  return new GatewayError('refused', `refused (${status}, ${code ?? 'no reason'})`, { code: code ?? status })
}

type Request = { method: string; authorization: string; body?: Body | undefined; timeout_ms: number }

async function send(address: string, { method, authorization, body, timeout_ms }: Request): Promise<Answer> {
  const type = body && ('form' in body ? 'application/x-www-form-urlencoded' : 'application/json')
  try {
    const response = await fetch(address, {
      method,
      redirect: 'error',
      // Covers the body too: a gateway that sends it slowly counts as down.
      signal: AbortSignal.timeout(timeout_ms),
      headers: {
        accept: 'application/json',
        'accept-language': 'cs-CZ',
        authorization,
        ...(type ? { 'content-type': type } : {}),
      },
      ...(body ? { body: 'form' in body ? String(new URLSearchParams(body.form)) : JSON.stringify(body.json) } : {}),
    })
    const text = Buffer.from(await readBounded(response, ANSWER_MAX_BYTES)).toString('utf8')
    return { status: response.status, body: parse(text, response.status) }
  } catch (error) {
    if (error instanceof GatewayError) throw error
    throw new GatewayError('down', 'cannot be reached', { cause: error })
  }
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (status !== 200) return null
    throw new GatewayError('down', 'answered with what cannot be read', { cause: error })
  }
}

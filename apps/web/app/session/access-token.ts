import { ApiFailure, createClient } from '@zivina/contract/client'
import { loseSession } from './lose-session.ts'
import { markAsOurs } from './same-site-api.ts'
import { readTokenData } from './session-store.ts'

/**
 * A short-lived access token, got for the session's unreadable cookies and kept in memory alone. Calls made together
 * share one exchange; tabs take turns, so that they do not change the refresh token under each other's hands.
 */
type Held = { token: string; user_guid: string; until: number }

/** A token this near its end would run out on the way. */
const MARGIN_MS = 30_000

let held: Held | null = null
let underway: Promise<string> | null = null

/**
 * The token to make a call with.
 * @throws ApiFailure EXPIRED_TOKEN or UNAUTHORIZED when the session is over, BANNED_USER, BACKEND_DOWN
 */
export function accessToken(): Promise<string> {
  const user_guid = readTokenData()?.user_guid
  if (held && held.user_guid === user_guid && Date.now() < held.until) return Promise.resolve(held.token)
  underway ??= oneTabAtATime(exchange)
    .catch(endOfSession)
    .finally(() => {
      underway = null
    })
  return underway
}

/** No token can be had: where that is for good, the session is over, once for all calls that wait. */
async function endOfSession(failure: unknown): Promise<never> {
  held = null
  if (isTokenRefused(failure)) await loseSession()
  throw failure
}

/**
 * The next call gets a fresh token: the one held was refused, or what it says of its owner has changed.
 * @param refused the token that was refused; another one, got in the meantime, is kept
 */
export function forgetAccessToken(refused?: string): void {
  if (refused === undefined || held?.token === refused) held = null
}

async function exchange(): Promise<string> {
  let serverTime = Date.now()
  const api = createClient(async (request) => {
    const response = await fetch(markAsOurs(request))
    serverTime = Date.parse(response.headers.get('date') ?? '') || serverTime
    return response
  }, '/api')
  const { access, token_data } = await api('POST /session/exchange')
  // How long it lasts is told by the server's clock: this device's may be wrong.
  const lasts = token_data.exp * 1000 - serverTime - MARGIN_MS
  held = { token: access, user_guid: token_data.user_guid, until: Date.now() + lasts }
  return access
}

function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  return navigator.locks ? navigator.locks.request('zivina-exchange', work) : work()
}

/** Whether a call was refused for its token, so that another try with a fresh one makes sense. */
export function isTokenRefused(failure: unknown): failure is ApiFailure {
  return failure instanceof ApiFailure && (failure.has('EXPIRED_TOKEN') || failure.has('UNAUTHORIZED'))
}

import { ApiFailure, createClient } from '@zivina/contract/client'
import { markAsOurs } from '#app/session/api/same-site-api.ts'
import { loseSession } from './lose-session.ts'
import { readTokenData } from './session-store.ts'

/**
 * A short-lived access token, exchanged for the session's HttpOnly cookies and kept only in memory. Simultaneous calls share
 * one exchange; tabs take turns, so that one does not rotate the refresh token while another uses it.
 */
type Held = { token: string; user_guid: string; until: number }

/** A token this close to its expiry could expire during a call. */
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

/** No token can be obtained; where that is permanent, the session ends, once for all waiting calls. */
async function endOfSession(failure: unknown): Promise<never> {
  held = null
  if (isTokenRefused(failure)) await loseSession()
  throw failure
}

/**
 * Makes the next call get a fresh token: the present one was refused, or its data about the user have changed.
 * @param refused the token that was refused; a newer one is kept
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
  // The lifetime is computed from the server's clock: this device's may be wrong.
  const lasts = token_data.exp * 1000 - serverTime - MARGIN_MS
  held = { token: access, user_guid: token_data.user_guid, until: Date.now() + lasts }
  return access
}

function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  return navigator.locks ? navigator.locks.request('zivina-exchange', work) : work()
}

/** Whether a call was refused because of its token, so that a retry with a fresh one makes sense. */
export function isTokenRefused(failure: unknown): failure is ApiFailure {
  return failure instanceof ApiFailure && (failure.has('EXPIRED_TOKEN') || failure.has('UNAUTHORIZED'))
}

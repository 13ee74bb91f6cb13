import { EXCHANGE_HEADER } from '@zivina/contract/account/session-cookies'
import { type ApiClient, createClient } from '@zivina/contract/client'

/** Calls that the session's cookies answer for. The header is one that no other site's page can send. */
export function markAsOurs(request: Request): Request {
  request.headers.set(EXCHANGE_HEADER, '1')
  return request
}

/** The API for the few calls that use the cookies themselves: log-out. Browser only. */
export const sameSiteApi: ApiClient = createClient((request) => fetch(markAsOurs(request)), '/api')

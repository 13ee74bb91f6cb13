import { EXCHANGE_HEADER } from '@zivina/contract/account/session-cookies'
import { type ApiClient, createClient } from '@zivina/contract/client'

/** Marks a call that uses the session's cookies with a header that no page of another site can send. */
export function markAsOurs(request: Request): Request {
  request.headers.set(EXCHANGE_HEADER, '1')
  return request
}

/** The API for the few calls that use the cookies themselves, such as log-out. Browser only. */
export const sameSiteApi: ApiClient = createClient((request) => fetch(markAsOurs(request)), '/api')

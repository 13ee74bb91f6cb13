import type { TokenData } from '@zivina/contract/account/accounts'
import { EXCHANGE_HEADER, SESSION_COOKIES } from '@zivina/contract/account/session-cookies'

/** The person a personal page is rendered for. */
export type PageSession = {
  /** Null when no one is logged in. */
  token_data: TokenData | null
  /** Why a session of the browser is not valid: EXPIRED_TOKEN, BANNED_USER. */
  refusal: string | null
}

/** A page's session, with what rendering and the answer need from it. */
export type OpenedSession = PageSession & {
  /** The Authorization header for the API calls of the rendering. */
  authorization: string | null
  /** Cookies to set or delete with the page. */
  set_cookies: string[]
}

type Send = (request: Request) => Promise<Response>

/**
 * Sections whose pages belong to one user, or to visitors with a link that can be revoked: they are rendered for each
 * request and never cached.
 */
const PERSONAL =
  /^\/(uzivatel|admin|prihlasit|objednavka|objednavka-konzultace|potvrzeni-objednavky|sdileny-jidelnicek|sdileny-seznam)(?=$|[/.])/i

/** Whether a page depends on the person; paths of a page's data are included. */
export function isPersonal(pathname: string): boolean {
  return PERSONAL.test(decodeURI(pathname))
}

/**
 * Determines the person a page is for, by the same exchange that the page itself uses later. An expired access token is
 * renewed, and the new cookies are sent with the page.
 */
export async function openPageSession(request: Request, send: Send): Promise<OpenedSession> {
  const cookie = request.headers.get('cookie') ?? ''
  const nobody = { token_data: null, refusal: null, authorization: null, set_cookies: [] }
  if (!cookie.includes(`${SESSION_COOKIES.access}=`) && !cookie.includes(`${SESSION_COOKIES.refresh}=`)) return nobody
  const headers = {
    cookie,
    [EXCHANGE_HEADER]: '1',
    'sec-fetch-site': 'same-origin',
    'user-agent': request.headers.get('user-agent') ?? '',
  }
  const answer = await send(new Request(new URL('/api/session/exchange', request.url), { method: 'POST', headers }))
  const set_cookies = answer.headers.getSetCookie()
  const body = (await answer.json().catch(() => ({}))) as { access?: string; token_data?: TokenData; code?: string }
  if (!answer.ok || !body.access || !body.token_data) return { ...nobody, refusal: body.code ?? null, set_cookies }
  return { token_data: body.token_data, refusal: null, authorization: `Bearer ${body.access}`, set_cookies }
}

/** The API's own fetch on behalf of the logged-in person. */
export function sendAs(send: Send, { authorization }: OpenedSession): Send {
  if (authorization === null) return send
  return (request) => {
    const headers = new Headers(request.headers)
    headers.set('authorization', authorization)
    return send(new Request(request, { headers }))
  }
}

/** The answer with a personal page: with its cookies, and not cacheable. */
export function asPersonal(response: Response, { set_cookies }: OpenedSession): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  for (const cookie of set_cookies) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

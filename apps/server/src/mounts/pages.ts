import { randomBytes } from 'node:crypto'
import {
  answerWithPage,
  type CachedPage,
  type CatalogueClock,
  createPageCache,
  toCachedPage,
} from '#server/caching/page-cache.ts'
import { finishPage } from './finish-page.ts'
import { redirectGuessed } from './guessed-paths.ts'
import { asPersonal, isPersonal, openPageSession, type PageSession, sendAs } from './page-session.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** The web application's render function. */
export type RenderPage = (
  request: Request,
  context: {
    send: (request: Request) => Promise<Response>
    nonce: string
    public_url: string
    image_url_endpoint: string
    image_upload_url: string
    image_folder: string
    /** The logged-in person; null on pages that are the same for every visitor. */
    session: PageSession | null
  },
) => Promise<Response>

/**
 * The cache key of a public page: what its rendering depends on, of its path and its query (with the question mark, or empty).
 */
export type PageKey = (pathname: string, search: string) => string

/** Makes a request to the API on behalf of a visitor's address. */
type Send = (request: Request, origin: { address: string; turn?: string; is_inside: boolean }) => Promise<Response>

type PageOptions = {
  render: RenderPage
  keyOf: PageKey
  /** The API's own fetch, called in-process. */
  send: Send
  catalogue: CatalogueClock
  public_url: string
  image_url_endpoint: string
  /** Where pictures are uploaded, and into which folder. */
  image_upload_url: string
  image_folder: string
  cache_bytes: number
}

/** Headers of a rendered page that are neither cached nor passed on. */
const DROPPED_HEADERS = new Set(['content-length', 'transfer-encoding', 'connection'])

/** The pages: rendered once for all anonymous visitors, cached until the catalogue changes. */
export type Pages = {
  answer: (request: Request, address: string) => Promise<Response>
  /** The page cached for a path and query: never a personal one. */
  cached: (address: string) => CachedPage | undefined
}

/** Serves the pages. */
export function createPages(options: PageOptions): Pages {
  const cache = createPageCache(options.catalogue, options.cache_bytes)
  const { public_url, image_url_endpoint, image_upload_url, image_folder } = options
  const site = { public_url, image_url_endpoint, image_upload_url, image_folder }
  const origins = { image: originOf(image_url_endpoint), upload: originOf(image_upload_url) }

  const renderFor = async (
    request: Request,
    send: (request: Request) => Promise<Response>,
    session: PageSession | null,
  ): Promise<CachedPage | Response> => {
    const nonce = randomBytes(16).toString('hex')
    const response = await options.render(request, { ...site, send, nonce, session })
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const { body, hashes } = finishPage(new Uint8Array(await response.arrayBuffer()), nonce)
    const headers: Record<string, string> = {}
    for (const [name, value] of response.headers) if (!DROPPED_HEADERS.has(name)) headers[name] = value
    headers['content-security-policy'] = contentSecurityPolicy(hashes, origins)
    headers['cache-control'] ??= 'no-cache'
    if (response.status !== 200 || isForOne(headers)) return new Response(body, { status: response.status, headers })
    return toCachedPage(body, headers)
  }

  // A public page counts against no visitor's limits, but its calls wait in the turn of the visitor who requests it first.
  const renderFresh = (request: Request, turn: string) =>
    renderFor(request, (call) => options.send(call, { address: '', turn, is_inside: true }), null)

  const answerPersonally = async (request: Request, address: string): Promise<Response> => {
    const send = (call: Request) => options.send(call, { address, is_inside: true })
    const session = await openPageSession(request, send)
    const { token_data, refusal } = session
    const page = await renderFor(request, sendAs(send, session), { token_data, refusal })
    return asPersonal(page instanceof Response ? page : await answerWithPage(page, withoutCondition(request)), session)
  }

  const answer: Pages['answer'] = async (request, address) => {
    const { pathname, search } = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    const path = decoded(pathname)
    if (path === null || /\p{Cc}/u.test(path)) {
      const page = await renderNotFound(request, (asked) => renderFresh(asked, address))
      return path === null ? new Response(await page.arrayBuffer(), { status: 400, headers: page.headers }) : page
    }
    if (pathname.length > 1 && pathname.endsWith('/')) return redirectWithoutSlash(pathname, search)
    const guessed = redirectGuessed(pathname, search)
    if (guessed) return guessed
    const asGet = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
    if (isPersonal(pathname)) {
      const answer = await answerPersonally(asGet, address)
      return request.method === 'HEAD' ? new Response(null, answer) : answer
    }
    const page = await cache.read(options.keyOf(pathname, search), () => renderFresh(asGet, address))
    if (page instanceof Response) return request.method === 'HEAD' ? new Response(null, page) : page
    return answerWithPage(page, request)
  }

  const cached: Pages['cached'] = (address) => {
    const query = address.indexOf('?')
    if (query === -1) return cache.cached(address)
    // A fragment is no part of a request: such an address is never answered from the cache.
    if (address.includes('#')) return undefined
    return cache.cached(options.keyOf(address.slice(0, query), address.slice(query)))
  }

  return { answer, cached }
}

/** Whether a page's headers say that it depends on more than its address, such as the device or the person. */
function isForOne(headers: Readonly<Record<string, string>>): boolean {
  return 'set-cookie' in headers || /\b(no-store|private)\b/i.test(headers['cache-control'] ?? '')
}

/** The origin of an absolute address; null for a path of this site. */
function originOf(address: string): string | null {
  return /^https?:/.test(address) ? new URL(address).origin : null
}

/** Removes conditional headers: a personal page is not cached, so no browser has it already. */
function withoutCondition(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('if-none-match')
  return new Request(request, { headers })
}

/** A path without its percent-encoding; null where that is malformed. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Redirects to the same address without trailing slashes. */
export function redirectWithoutSlash(pathname: string, search: string): Response {
  // Leading slashes are merged, so that „//elsewhere/“ cannot become an address of another host.
  const location = `/${withoutSlashes(pathname)}${search}`
  return new Response(null, { status: 301, headers: { location } })
}

/** Removes the slashes at both ends, in linear time, as a path may hold thousands of them. */
function withoutSlashes(path: string): string {
  let [start, end] = [0, path.length]
  while (path[start] === '/') start += 1
  while (end > start && path[end - 1] === '/') end -= 1
  return path.slice(start, end)
}

async function renderNotFound(
  request: Request,
  render: (request: Request) => Promise<CachedPage | Response>,
): Promise<Response> {
  const page = await render(new Request(new URL('/404', request.url), { headers: request.headers }))
  return page instanceof Response ? page : answerWithPage(page, request)
}

import { createHash } from 'node:crypto'
import { mayEnterAdmin, mayOpenAdminPage } from '@zivina/contract/console/admin-area'
import { isAdminPath } from '@zivina/contract/console/admin-path'
import { type OpenedSession, openPageSession } from './page-session.ts'
import { redirectWithoutSlash } from './pages.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** The administration's build, or its development server. */
export type AdminFiles = {
  /** The document shared by all its pages. */
  document: () => Promise<string>
  /** Answers with a file, by a path below `/admin/`; null where there is none. */
  file: (request: Request) => Promise<Response | null>
  /** Another origin that its scripts may connect to: the development server's socket. */
  connects_to: string | null
}

type AdminOptions = {
  files: AdminFiles
  /** The API's own fetch, called in-process. */
  send: (request: Request, origin: { address: string }) => Promise<Response>
  /** Configuration from which the pages build addresses. */
  site: { public_url: string; image_url_endpoint: string; image_upload_url: string; image_folder: string }
  /** How long one check of a session is valid for the files that a page loads together, in milliseconds. */
  check_holds_ms?: number
}

/** Replaced in the document by the site's configuration. */
const SITE_MARK = '<!--site-->'
/** Matches a path of a file: one with an extension, or one of the development server's own. */
const FILE = /\.\w+$|^\/admin\/@/
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Serves the administration. The session's role is checked for every document, and for files at most once a second: a visitor
 * who is not logged in is redirected to the log-in, a user without the role to the not-found page, and both get 404 for files.
 * Neither learns which pages exist.
 */
export function createAdmin({ files, send, site, check_holds_ms = 1000 }: AdminOptions) {
  const answerDocument = async (): Promise<Response> => {
    const html = (await files.document()).replace(SITE_MARK, () => siteTag(site))
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(html, site, files),
    }
    return new Response(html, { headers })
  }

  const checks = new Map<string, Promise<OpenedSession>>()
  const checkAnew = (request: Request, address: string): Promise<OpenedSession> => {
    const cookies = request.headers.get('cookie') ?? ''
    const check = openPageSession(request, (call) => send(call, { address }))
    checks.set(cookies, check)
    setTimeout(() => checks.get(cookies) === check && checks.delete(cookies), check_holds_ms).unref()
    return check
  }
  const check = (request: Request, address: string): Promise<OpenedSession> =>
    checks.get(request.headers.get('cookie') ?? '') ?? checkAnew(request, address)

  return async (request: Request, address: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith('/')) return redirectWithoutSlash(pathname, search)
    if (FILE.test(pathname)) {
      const session = await check(request, address)
      return forOneReader((isInsider(session) && (await files.file(request))) || missing(), session)
    }
    const session = await checkAnew(request, address)
    const way = wayOut(session, pathname, search)
    return forOneReader(way === null ? await answerDocument() : leadTo(way), session)
  }
}

/** The redirect for a person who may not open a page; null for those who may. */
function wayOut({ token_data, refusal }: OpenedSession, pathname: string, search: string): string | null {
  if (refusal === 'BANNED_USER') return '/ban'
  if (token_data === null) {
    const lost = refusal === null ? {} : { odhlaseno: '' }
    return `/prihlasit?${new URLSearchParams({ zpet: pathname + search, ...lost })}`
  }
  return isAdminPath(pathname) && mayOpenAdminPage(token_data, pathname) ? null : '/404'
}

function isInsider({ token_data }: OpenedSession): boolean {
  return token_data !== null && mayEnterAdmin(token_data)
}

function leadTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}

function missing(): Response {
  return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** The final answer: only the browser itself may cache it, must revalidate each time, and receives the renewed cookies. */
function forOneReader(answer: Response, { set_cookies }: OpenedSession): Response {
  const headers = new Headers(answer.headers)
  headers.set('cache-control', headers.has('etag') ? 'private, no-cache' : 'private, no-store')
  headers.set('x-robots-tag', 'noindex')
  for (const cookie of set_cookies) headers.append('set-cookie', cookie)
  return new Response(answer.body, { status: answer.status, headers })
}

function siteTag(site: AdminOptions['site']): string {
  const text = JSON.stringify(site).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<meta name="zivina-site" content="${text}">`
}

/** The content policy of the document: the inline scripts it was built with may run, by their hashes. */
function policyOf(html: string, site: AdminOptions['site'], { connects_to }: AdminFiles): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, body = '']) => {
    return `'sha256-${createHash('sha256').update(body).digest('base64')}'`
  })
  const upload = [originOf(site.image_upload_url), connects_to].filter((origin) => origin !== null).join(' ')
  return contentSecurityPolicy(hashes, { image: originOf(site.image_url_endpoint), upload: upload || null })
}

/** The origin of an absolute address; null for a path of this site. */
function originOf(address: string): string | null {
  return /^https?:/.test(address) ? new URL(address).origin : null
}

import * as build from 'virtual:react-router/server-build'
import type { TokenData } from '@zivina/contract/account/accounts'
import { createClient } from '@zivina/contract/client'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { nonceContext, siteContext } from '#app/kit/page/site.ts'
import { apiContext, sessionContext } from '#app/session/api/contexts.ts'
import { carryOn, divideQuery } from './page-address.ts'

/** Input of rendering from the process around it. */
export type PageContext = {
  /** Makes a request to the API; its path includes /api. */
  send: (request: Request) => Promise<Response>
  /**
   * The user of the page, whose access token `send` uses, and why a session of the browser was refused; null on pages that are
   * the same for all visitors.
   */
  session: { token_data: TokenData | null; refusal: string | null } | null
  /** The nonce of inline scripts, new for each rendering. */
  nonce: string
  /** Address of the site as visitors see it, without a trailing slash. */
  public_url: string
  /** Where pictures come from: a path of this site or another origin. */
  image_url_endpoint: string
  /** Where pictures are uploaded, and the folder they are stored in. */
  image_upload_url: string
  image_folder: string
}

// The generated module declares its optional parts more loosely than the framework's own type.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

/**
 * What the rendering of a public page depends on: its path and the parameters it declares (see page-parameters.ts).
 * @param search the query with its question mark, or empty
 */
export function pageKey(pathname: string, search: string): string {
  return pathname + divideQuery(pathname, search).read
}

/**
 * Renders one page, a data answer for client navigation, or a resource such as the sitemap. A public page gets only the
 * declared parameters of its query, so that nothing else can reach a cached page. Never throws.
 */
export async function renderPage(request: Request, page: PageContext): Promise<Response> {
  const url = new URL(request.url)
  const context = contextOf(page, url.origin)
  if (page.session) return handle(request, context)
  const { read, rest } = divideQuery(url.pathname, url.search)
  if (read === url.search) return handle(request, context)
  url.search = read
  return carryOn(await handle(new Request(url, request), context), rest)
}

function contextOf(page: PageContext, origin: string): RouterContextProvider {
  const context = new RouterContextProvider()
  const api = createClient(page.send, `${origin}/api`)
  context.set(apiContext, api)
  context.set(sessionContext, { user: page.session?.token_data ?? null, refusal: page.session?.refusal ?? null, api })
  const { public_url, image_url_endpoint, image_upload_url, image_folder } = page
  context.set(siteContext, { public_url, image_url_endpoint, image_upload_url, image_folder })
  context.set(nonceContext, page.nonce)
  return context
}

import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { describeFailure, outageOf } from '@zivina/api/kernel/errors/failures'
import { isDecodable } from '@zivina/api/kernel/http/address'
import { householdOf } from '@zivina/api/kernel/limits/addresses'
import type { PortPages } from '@zivina/api/kernel/ports/port'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { clientAddress } from './client-address.ts'
import { compressAnswer } from './compress-answer.ts'
import { commonHeaders } from './security-headers.ts'

export type Mounts = {
  /** Answers everything below /api. */
  api: (request: Request, origin: { address: string }) => Promise<Response>
  /**
   * The image host; `pathname` is the path within it, with a leading slash, `visitor` the one whose limits the request counts
   * against.
   */
  images: (request: Request, pathname: string, visitor: string) => Promise<Response>
  /** The page of unsent mails, or null where it is not shown. */
  outbox: ((request: Request) => Promise<Response>) | null
  /** Pages of stand-ins for outside services. */
  standins: readonly PortPages[]
  pages: (request: Request, address: string) => Promise<Response>
  /** The administration: its document and its files. */
  admin: (request: Request, address: string) => Promise<Response>
  /** The folder of the web application's built client files, or null in development. */
  client_dir: string | null
  /** Whether visitors reach the product by https. */
  secure: boolean
  /** Whether a proxy in front of the product sends the visitors' addresses. */
  trust_proxy: boolean
  log: Logger
}

/** Retry-After when the disk is full or the database is away. */
const RETRY_SECONDS = '10'
const ONE_YEAR = 'public, max-age=31536000, immutable'

/** Mounts the parts of the product, in the order that decides which of them answers a path. */
export function createApp(mounts: Mounts): Hono<{ Bindings: Partial<HttpBindings> }> {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  const common = Object.entries(commonHeaders(mounts.secure))
  const addressOf = ({ env, req }: Context<{ Bindings: Partial<HttpBindings> }>): string =>
    clientAddress(env?.incoming, req.raw.headers, mounts.trust_proxy)
  app.use(async (context, next) => {
    await next()
    // Sets the answer's own headers: the context's setter would make a new answer, with a stream for a body, each time.
    const { headers } = context.res
    for (const [name, value] of common) headers.set(name, value)
  })
  app.all('/api/*', async (context) => {
    const answer = await mounts.api(context.req.raw, { address: addressOf(context) })
    return compressAnswer(answer, context.req.raw)
  })
  app.all('/api', (context) => mounts.api(context.req.raw, { address: addressOf(context) }))
  app.all('/images/*', (context) => {
    const url = new URL(context.req.url)
    const visitor = householdOf(addressOf(context))
    return mounts.images(context.req.raw, url.pathname.slice('/images'.length), visitor)
  })
  // The API and the image host refuse such addresses in their own forms.
  app.use(async (context, next) => {
    if (isDecodable(context.req.raw.url)) return next()
    if (context.req.path.startsWith('/assets/')) return context.text('Bad Request', 400)
    return mounts.pages(context.req.raw, addressOf(context))
  })
  const { outbox } = mounts
  for (const { path, answer } of mounts.standins) app.all(`${path}/*`, (context) => answer(context.req.raw))
  if (outbox) {
    app.all('/outbox', (context) => outbox(context.req.raw))
    app.all('/outbox/*', (context) => outbox(context.req.raw))
  }
  // Before the site's own files: everything below needs a role.
  app.all('/admin', (context) => mounts.admin(context.req.raw, addressOf(context)))
  app.all('/admin/*', (context) => mounts.admin(context.req.raw, addressOf(context)))
  if (mounts.client_dir) {
    const root = mounts.client_dir
    app.use(
      '/assets/*',
      serveStatic({ root, precompressed: true, onFound: (_, c) => c.header('cache-control', ONE_YEAR) }),
    )
    // A hashed file of an older build: a plain 404, so that no HTML page is answered for a script.
    app.all('/assets/*', (context) => context.text('Not Found', 404))
    app.use('/*', staticExceptIndex(root))
  }
  app.all('*', (context) => mounts.pages(context.req.raw, addressOf(context)))
  app.onError((error, context) => {
    const { path } = context.req
    const outage = outageOf(error)
    mounts.log.error({ ...describeFailure(error), path }, outage ?? 'request failed')
    if (outage === null) return context.text('Internal Server Error', 500)
    const refusal = { message: 'The service is not available now.', help: 'Try again in a moment.' }
    const later = { 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }
    // The image host answers in the form of the hosted service.
    return path.startsWith('/images/') ? context.json(refusal, 503, later) : context.text(refusal.message, 503, later)
  })
  return app
}

/** Files at the root of the site (icons, manifest); addresses without an extension are pages. */
function staticExceptIndex(root: string) {
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', 'public, max-age=86400'),
  })
  return (context: Parameters<typeof serve>[0], next: Parameters<typeof serve>[1]) =>
    /\.\w+$/.test(context.req.path) ? serve(context, next) : next()
}

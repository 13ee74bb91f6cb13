import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { ERRORS, type ErrorCode } from '@zivina/contract/kernel/errors'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ApiError, ContractBreach, isApiError } from '#api/kernel/errors/api-error.ts'
import { describeFailure, outageOf } from '#api/kernel/errors/failures.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { createUrls } from '#api/kernel/urls/urls.ts'
import { isDecodable } from './address.ts'
import { errorAnswer } from './answer.ts'
import { compareRoutes } from './route-order.ts'
import { type App, type RequestScope, type Route, type Services, type Tools, toHonoPath } from './scope.ts'

export const BASE_PATH = '/api'
/** The largest body of a request, in bytes. */
const BODY_MAX = 1024 * 1024
/** Retry-After when the database did not answer. */
const RETRY_SECONDS = 5
/** A request id set by a proxy is kept only if it cannot forge a line of the log. */
const SANE_REQUEST_ID = /^[\w.-]{1,64}$/

/**
 * An app without routes.
 * @param given from the areas: how to identify the caller, and their declarations for one another
 */
export function createApp(services: Services, given: Pick<Tools, 'readActor' | 'declared'>): App {
  const { image_url_endpoint: _, ...lent } = services
  const routes: Route[] = []
  const large: EndpointSpec[] = []
  return {
    services: { ...lent, ...given, urls: createUrls(services), keys: createKeyReader(services.db) },
    routes,
    route: (route) => void routes.push(route),
    large,
    allowBody: (endpoint) => void large.push(endpoint),
  }
}

type Router = Hono<{ Bindings: RequestScope }>

/** Body limits and error answers of all calls, and the routes in the order in which their paths are matched. */
function buildRouter({ services, routes, large }: App): Router {
  const router: Router = new Hono<{ Bindings: RequestScope }>().basePath(BASE_PATH)
  const usual = limitBody(BODY_MAX)
  const limits = new Map(large.map((endpoint) => [`${BASE_PATH}${endpoint.path}`, limitBodyOf(endpoint)]))
  router.use((context, next) => {
    if (!isDecodable(context.req.raw.url)) throw new ApiError('INCORRECT_QUERY_PARAMS')
    if (context.req.raw.body === null) return next()
    return (limits.get(context.req.path) ?? usual)(context, next)
  })
  router.notFound((context) => coded('NOT_FOUND', context.env.request_id))
  router.onError((error, context) => {
    const { request_id } = context.env
    if (error instanceof ContractBreach) throw error
    if (isApiError(error)) return refusal(error, request_id)
    const outage = outageOf(error)
    services.watch.failed('failed_calls')
    services.log.error({ request_id, route: context.env.route, ...describeFailure(error) }, outage ?? 'request failed')
    return outage
      ? coded('SERVICE_UNAVAILABLE', request_id, { 'retry-after': String(RETRY_SECONDS) })
      : coded('INTERNAL_ERROR', request_id)
  })
  const ordered = routes.toSorted(compareRoutes)
  for (const { method, path, handle } of ordered) router.on(method, toHonoPath(path), handle)
  refuseOtherMethods(router, ordered)
  return router
}

function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('PAYLOAD_TOO_LARGE')
    },
  })
}

function limitBodyOf({ body_max_bytes = BODY_MAX, large_body }: EndpointSpec): MiddlewareHandler {
  return large_body ? limitAnnounced(body_max_bytes) : limitBody(body_max_bytes)
}

/** Checks only the announced size: the receiver counts the bytes as they arrive. */
function limitAnnounced(max_bytes: number): MiddlewareHandler {
  return (context, next) => {
    if (Number(context.req.header('content-length') ?? 0) > max_bytes) throw new ApiError('PAYLOAD_TOO_LARGE')
    return next()
  }
}

function refusal({ code, status, body, retry_after }: ApiError, request_id: string): Response {
  const wait = retry_after === null ? {} : { 'retry-after': String(retry_after) }
  // The rest of such a body is not read, so the connection must be closed: a client that kept it would lose its next call.
  const end = code === 'PAYLOAD_TOO_LARGE' ? ({ connection: 'close' } as const) : {}
  return errorAnswer(status, body, request_id, { ...wait, ...end })
}

function coded(code: ErrorCode, request_id: string, headers: Record<string, string> = {}): Response {
  return errorAnswer(ERRORS[code].status, { code, message: ERRORS[code].message }, request_id, headers)
}

/** Answers methods that a known path does not have: OPTIONS with the list of its methods, others with 405. */
function refuseOtherMethods(router: Router, routes: readonly Route[]): void {
  const shape = (path: string) => path.replace(/\{\w+\}/g, '{}')
  for (const path of new Set(routes.map((route) => route.path))) {
    const own = routes.filter((route) => shape(route.path) === shape(path)).map((route) => route.method)
    const methods = new Set([...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])
    const allow = [...methods].join(', ')
    router.all(toHonoPath(path), (context) => {
      context.env.route = path
      const { request_id } = context.env
      if (context.req.method === 'OPTIONS') {
        return new Response(null, { status: 204, headers: { allow, 'x-request-id': request_id } })
      }
      const { status, message } = ERRORS.METHOD_NOT_ALLOWED
      return errorAnswer(status, { code: 'METHOD_NOT_ALLOWED', message }, request_id, { allow })
    })
  }
}

/** The origin of a request from outside the process. */
export type Origin = {
  /** IP address of the visitor; empty for a request from within the process. */
  address: string
  /**
   * The visitor whose turn it is, where a request counts against no one: the one who first requested the page that is rendered.
   */
  turn?: string
  /** Whether a page of this process asks, whose answer is never sent. */
  is_inside?: boolean
}

/** The app as one function from request to response, which gives every request an id and a line in the log. */
export function serve(app: App): (request: Request, origin?: Origin) => Promise<Response> {
  const router = buildRouter(app)
  const { log } = app.services
  return async (request, { address, turn = address, is_inside = false } = { address: '' }) => {
    const start = performance.now()
    const given = request.headers.get('x-request-id')
    const request_id = given !== null && SANE_REQUEST_ID.test(given) ? given : crypto.randomUUID()
    const scope: RequestScope = { request_id, route: null, address, turn, is_inside, set_cookies: [] }
    const response = await router.fetch(request, scope)
    for (const cookie of scope.set_cookies) response.headers.append('set-cookie', cookie)
    const ms = Math.round((performance.now() - start) * 100) / 100
    const { status } = response
    log.info({ request_id, method: request.method, route: scope.route, status, ms }, 'api')
    return response
  }
}

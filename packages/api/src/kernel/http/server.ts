import { ERRORS, type ErrorCode } from '@zivina/contract/kernel/errors'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ActorReader } from '#api/kernel/access/admission.ts'
import { ApiError, ContractBreach, isApiError } from '#api/kernel/errors/api-error.ts'
import { describeFailure, outageOf } from '#api/kernel/errors/failures.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import { errorAnswer } from './answer.ts'
import { type App, type RequestScope, type Services, toHonoPath } from './scope.ts'

export const BASE_PATH = '/api'
/** The largest body of a request, in bytes. */
const BODY_MAX = 1024 * 1024
/** Seconds after which it makes sense to ask a database again that did not answer. */
const RETRY_SECONDS = 5
/** Request ids from in front of us are kept only where they cannot forge a line of the log. */
const SANE_REQUEST_ID = /^[\w.-]{1,64}$/

/** An app without routes: what every answer has in common. */
export function createApp(services: Services, readActor: ActorReader): App {
  const keys = createKeyReader(services.db)
  const hono = new Hono<{ Bindings: RequestScope }>().basePath(BASE_PATH)
  const body_limits = new Map<string, MiddlewareHandler>()
  const usual = limitBody(BODY_MAX)
  hono.use((context, next) => {
    if (context.req.raw.body === null) return next()
    return (body_limits.get(context.req.path) ?? usual)(context, next)
  })
  hono.notFound((context) => coded('NOT_FOUND', context.env.request_id))
  hono.onError((error, context) => {
    const { request_id } = context.env
    if (error instanceof ContractBreach) throw error
    if (isApiError(error)) return refusal(error, request_id)
    const outage = outageOf(error)
    services.log.error({ request_id, route: context.env.route, ...describeFailure(error) }, outage ?? 'request failed')
    return outage
      ? coded('SERVICE_UNAVAILABLE', request_id, { 'retry-after': String(RETRY_SECONDS) })
      : coded('INTERNAL_ERROR', request_id)
  })
  const allowBody: App['allowBody'] = ({ path, body_max_bytes = BODY_MAX, large_body }) => {
    body_limits.set(`${BASE_PATH}${path}`, large_body ? limitAnnounced(body_max_bytes) : limitBody(body_max_bytes))
  }
  return { hono, services: { ...services, keys, readActor }, allowBody }
}

function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('PAYLOAD_TOO_LARGE')
    },
  })
}

/** Judges by the announced size alone: the receiver counts the bytes as they arrive. */
function limitAnnounced(max_bytes: number): MiddlewareHandler {
  return (context, next) => {
    if (Number(context.req.header('content-length') ?? 0) > max_bytes) throw new ApiError('PAYLOAD_TOO_LARGE')
    return next()
  }
}

function refusal({ code, status, body, retry_after }: ApiError, request_id: string): Response {
  const wait = retry_after === null ? {} : { 'retry-after': String(retry_after) }
  // The rest of such a body is not read, so nothing more can follow it: a client that kept the connection would lose a call.
  const end = code === 'PAYLOAD_TOO_LARGE' ? ({ connection: 'close' } as const) : {}
  return errorAnswer(status, body, request_id, { ...wait, ...end })
}

function coded(code: ErrorCode, request_id: string, headers: Record<string, string> = {}): Response {
  return errorAnswer(ERRORS[code].status, { code, message: ERRORS[code].message }, request_id, headers)
}

/** Every route bound so far, as contracts write them. */
export function listRoutes({ hono }: App): { method: string; path: string }[] {
  return hono.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path: path.slice(BASE_PATH.length).replace(/:(\w+)/g, '{$1}') }))
}

/** Answers the methods that a known path does not have: OPTIONS with the list of those it has, others with 405. */
export function refuseOtherMethods(app: App): void {
  const routes = listRoutes(app)
  const shape = (path: string) => path.replace(/\{\w+\}/g, '{}')
  for (const path of new Set(routes.map((route) => route.path))) {
    const own = routes.filter((route) => shape(route.path) === shape(path)).map((route) => route.method)
    const methods = new Set([...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])
    const allow = [...methods].join(', ')
    app.hono.all(toHonoPath(path), (context) => {
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

/** Where a request comes from that did not come out of the process itself. */
export type Origin = {
  /** IP address of the visitor who makes the request; empty where it comes out of the process itself. */
  address: string
  /** The visitor whose turn it is, where a request is counted for none: the one that a page for all is rendered for first. */
  turn?: string
}

/** The app as one function from request to response, which gives every request an id and a line in the log. */
export function serve({ hono, services }: App): (request: Request, origin?: Origin) => Promise<Response> {
  return async (request, { address, turn = address } = { address: '' }) => {
    const start = performance.now()
    const given = request.headers.get('x-request-id')
    const request_id = given !== null && SANE_REQUEST_ID.test(given) ? given : crypto.randomUUID()
    const scope: RequestScope = { request_id, route: null, address, turn, set_cookies: [] }
    const response = await hono.fetch(request, scope)
    for (const cookie of scope.set_cookies) response.headers.append('set-cookie', cookie)
    const ms = Math.round((performance.now() - start) * 100) / 100
    const { status } = response
    services.log.info({ request_id, method: request.method, route: scope.route, status, ms }, 'api')
    return response
  }
}

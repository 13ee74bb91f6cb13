import type { EndpointSpec } from '@zivina/contract/endpoint'
import { type Actor, admit } from './access.ts'
import { plainAnswer, publicAnswer } from './answer.ts'
import { ApiError, ContractBreach, SHARED_ERRORS } from './api-error.ts'
import { parseBody, parseParams, parseQuery } from './input.ts'
import { buildProjection } from './project.ts'
import { type App, type Handlers, type Services, toHonoPath } from './scope.ts'

type AnyCall = Services & { actor: Actor; params: unknown; query: unknown; body: unknown }
type AnyHandler = (call: AnyCall) => Promise<unknown>

/**
 * Puts the endpoints of a contract noun on the app. A missing handler, or one that answers with a wrongly typed field, does
 * not compile. Order of every call: access, parameters, query, body, handler, projection onto the contract.
 */
export function bind<Noun extends Record<string, EndpointSpec>>(app: App, noun: Noun, handlers: Handlers<Noun>): void {
  for (const [name, endpoint] of Object.entries(noun)) {
    bindEndpoint(app, endpoint, handlers[name as keyof Noun] as unknown as AnyHandler)
  }
}

function bindEndpoint(app: App, endpoint: EndpointSpec, handler: AnyHandler): void {
  const { services } = app
  const name = `${endpoint.method} ${endpoint.path}`
  const project = buildProjection(endpoint.response)
  const respond = (result: unknown, request: Request, request_id: string): Response => {
    if (services.strict_responses) checkResult(endpoint, name, result)
    if (endpoint.status === 204) return new Response(null, { status: 204, headers: { 'x-request-id': request_id } })
    const body = project ? project(result) : result
    const isPublic = endpoint.method === 'GET' && endpoint.access === 'public'
    return isPublic ? publicAnswer(body, request, request_id) : plainAnswer(endpoint.status, body, request_id)
  }
  app.hono.on(endpoint.method, toHonoPath(endpoint.path), async (context) => {
    context.env.route = endpoint.path
    try {
      const actor = admit(endpoint.access)
      const params = parseParams(endpoint, context.req.param())
      const query = parseQuery(endpoint, context.req.url)
      const body = await parseBody(endpoint, context.req.raw)
      const result = await handler({ ...services, actor, params, query, body })
      return respond(result, context.req.raw, context.env.request_id)
    } catch (error) {
      if (services.strict_responses && error instanceof ApiError) checkError(endpoint, name, error)
      throw error
    }
  })
}

function checkResult(endpoint: EndpointSpec, name: string, result: unknown): void {
  const parsed = endpoint.response.safeParse(result)
  if (!parsed.success) throw new ContractBreach(name, parsed.error.message, parsed.error)
}

function checkError(endpoint: EndpointSpec, name: string, error: ApiError): void {
  const known = endpoint.errors.includes(error.code) || SHARED_ERRORS.includes(error.code)
  if (!known) throw new ContractBreach(name, `answers with ${error.code}, which its contract does not list`, error)
}

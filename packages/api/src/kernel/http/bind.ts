import type { Download, EndpointSpec, EventFeed } from '@zivina/contract/kernel/endpoint'
import { DEAR_CALLS_PER_MINUTE } from '@zivina/contract/kernel/limits'
import { admit } from '#api/kernel/access/access.ts'
import { ApiError, ContractBreach, isApiError, sharedErrors } from '#api/kernel/errors/api-error.ts'
import { siteOf } from '#api/kernel/limits/addresses.ts'
import { type CountCall, createBriefCounts } from '#api/kernel/limits/brief-counts.ts'
import { doDear } from '#api/kernel/limits/dear.ts'
import { mailboxOf } from '#api/kernel/limits/mailbox.ts'
import { createLimits, type Limits } from '#api/kernel/limits/rate-limits.ts'
import { downloadAnswer, insideAnswer, leadOn, NO_STORE, plainAnswer, publicAnswer } from './answer.ts'
import { parseBody } from './bodies/body.ts'
import { createBodyReceiver } from './bodies/large-body.ts'
import { openCookies } from './cookies.ts'
import { eventAnswer } from './event-answer.ts'
import { parseParams, parseQuery } from './input.ts'
import { buildProjection } from './project.ts'
import type { App, CallContext, Handlers, RequestScope, Route, Tools } from './scope.ts'
import { readVisitor } from './visitor.ts'

type AnyHandler = (ctx: CallContext, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>

/**
 * Mounts the endpoints of a contract noun. A missing handler, or one that answers with a wrongly typed field, does not compile.
 * Order of every call: limits, access, parameters, query, body, handler, projection onto the contract.
 */
export function bind<Noun extends Record<string, EndpointSpec>>(app: App, noun: Noun, handlers: Handlers<Noun>): void {
  for (const [name, endpoint] of Object.entries(noun)) {
    bindEndpoint(app, endpoint, handlers[name as keyof Noun] as unknown as AnyHandler)
  }
}

function bindEndpoint(app: App, endpoint: EndpointSpec, handler: AnyHandler): void {
  const { services } = app
  const limits = createCallLimits(services, endpoint)
  const respond = buildResponder(services, endpoint)
  const receive = createReceiver(services, endpoint)
  if (endpoint.body_max_bytes) app.allowBody(endpoint)
  const handle: Route['handle'] = async (context) => {
    context.env.route = endpoint.path
    const request = context.req.raw
    try {
      const ctx = await openContext(services, endpoint, limits, request, context.env)
      const params = parseParams(endpoint, context.req.param())
      const query = parseQuery(endpoint, context.req.url)
      const { body, discard } = await receive(request, ctx)
      try {
        await countAccount(limits, body)
        const answer = (db: CallContext['db']) => handler({ ...ctx, db }, { params, query, body })
        const result =
          endpoint.cost === 'dear'
            ? await doDear(ctx.db, siteOf(context.env.turn), answer, ctx.signal)
            : await answer(ctx.db)
        return respond(result, ctx, request, context.env)
      } finally {
        await discard()
      }
    } catch (error) {
      if (services.strict_responses && isApiError(error)) checkError(endpoint, error)
      throw error
    }
  }
  app.route({ method: endpoint.method, path: endpoint.path, handle })
}

/** Reads the bodies of an endpoint; `discard` removes a stored one. */
function createReceiver(services: Tools, endpoint: EndpointSpec) {
  type Received = { body: unknown; discard: () => Promise<void> }
  if (endpoint.large_body) {
    const receiveLarge = createBodyReceiver(services, endpoint)
    return (request: Request, { actor, visitor }: CallContext): Promise<Received> =>
      receiveLarge(request, actor.kind === 'user' ? actor.guid : visitor.address)
  }
  return async (request: Request): Promise<Received> => ({
    body: await parseBody(endpoint, request),
    discard: async () => {},
  })
}

/** Identifies the caller and their address, and refuses a caller without access. */
async function openContext(
  services: Tools,
  endpoint: EndpointSpec,
  limits: CallLimits,
  request: Request,
  scope: RequestScope,
): Promise<CallContext> {
  const visitor = readVisitor(request, scope.address, services.public_url)
  if ((endpoint.changes || endpoint.webhook) && request.method === 'HEAD') throw new ApiError('METHOD_NOT_ALLOWED')
  const changes = endpoint.method !== 'GET' || endpoint.changes || endpoint.webhook
  if (changes && !endpoint.from_anywhere && visitor.is_foreign) throw new ApiError('USER_PERMISSION_DENIED')
  limits.countBriefly(visitor.address)
  await limits.countAddress(visitor.address)
  const actor = await admit(services, endpoint, request)
  if (actor.kind === 'user') await limits.count('user', actor.guid)
  const cookies = openCookies(request, scope.set_cookies, services.public_url.startsWith('https:'))
  return { ...services, actor, visitor, cookies, headers: request.headers, signal: request.signal }
}

type CallLimits = Limits & { countBriefly: CountCall }

/** The limits declared by an endpoint, and the one of expensive calls. */
function createCallLimits({ db }: Tools, endpoint: EndpointSpec): CallLimits {
  const limit = { attempts: DEAR_CALLS_PER_MINUTE, seconds: 60 }
  return {
    ...createLimits(db, endpoint),
    countBriefly: endpoint.cost === 'dear' ? createBriefCounts(limit) : () => {},
  }
}

/** Calls for one mailbox are counted together, wherever they come from and however its address is written. */
async function countAccount(limits: Limits, body: unknown): Promise<void> {
  const email = (body as { email?: unknown } | undefined)?.email
  if (typeof email === 'string') await limits.count('account', mailboxOf(email))
}

/** Converts an endpoint's results to answers: checked in strict mode, and reduced to the fields of the contract. */
function buildResponder(services: Tools, endpoint: EndpointSpec) {
  const { method, access, status, media_type, empty } = endpoint
  const project = media_type ? null : buildProjection(endpoint.response)
  // What a secret address opens is personal, though anybody who knows it may read it: nothing keeps a copy that outlives it.
  const isKept = method === 'GET' && access === 'public' && !hasSecret(endpoint) && !endpoint.webhook
  return (
    result: unknown,
    { actor }: CallContext,
    request: Request,
    { request_id, is_inside }: RequestScope,
  ): Response => {
    if (services.strict_responses) checkResult(endpoint, result)
    if (status === 204 || (empty && result === null)) {
      return new Response(null, { status: 204, headers: { 'cache-control': NO_STORE, 'x-request-id': request_id } })
    }
    if (status === 303) return leadOn((result as { location: string }).location, request_id)
    if (media_type === 'text/event-stream') return eventAnswer(result as EventFeed, request_id)
    if (media_type) return downloadAnswer(result as Download, media_type, request_id)
    const body = project ? project(hideFrom(actor, endpoint, result)) : result
    if (is_inside) return insideAnswer(status, body, request_id)
    return isKept && actor.kind === 'anonymous'
      ? publicAnswer(body, request, request_id)
      : plainAnswer(status, body, request_id)
  }
}

/** The result without what an admin who looks at a person’s account does not see. */
function hideFrom(actor: CallContext['actor'], { seen }: EndpointSpec, result: unknown): unknown {
  const isLooking = actor.kind === 'user' && actor.looked_at_by !== undefined
  return isLooking && typeof seen === 'object' ? { ...(result as object), ...seen } : result
}

const hasSecret = ({ path }: EndpointSpec): boolean => path.includes('{token}')
const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`

function checkResult(endpoint: EndpointSpec, result: unknown): void {
  const parsed = endpoint.response.safeParse(result)
  if (!parsed.success) throw new ContractBreach(nameOf(endpoint), parsed.error.message, parsed.error)
}

function checkError(endpoint: EndpointSpec, error: ApiError): void {
  const known = endpoint.errors.includes(error.code) || sharedErrors(endpoint).includes(error.code)
  if (known) return
  throw new ContractBreach(nameOf(endpoint), `answers with ${error.code}, which its contract does not list`, error)
}

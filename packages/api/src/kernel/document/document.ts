import { ENDPOINTS } from '@zivina/contract/endpoints'
import type { EndpointSpec, RateLimit } from '@zivina/contract/kernel/endpoint'
import { ERRORS, type ErrorCode } from '@zivina/contract/kernel/errors'
import { DEAR_CALLS_PER_MINUTE } from '@zivina/contract/kernel/limits'
import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { sharedErrors } from '#api/kernel/errors/api-error.ts'

const CodedError = z
  .object({
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string().meta({ description: 'Czech sentence to show.' }),
    parameter: z.string().optional().meta({ description: 'The query parameter at fault.' }),
  })
  .meta({ id: 'Error' })

/** The OpenAPI 3.1 document of every endpoint of the contract. */
export function buildDocument(server: string) {
  const paths: ZodOpenApiPathsObject = {}
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: toOperation(endpoint) }
  }
  const info = { title: 'Živina API', version: '1', description: 'Recipes, ingredients and their nutrition.' }
  return createDocument({ openapi: '3.1.0', info, servers: [{ url: server }], paths })
}

function toOperation(endpoint: EndpointSpec): ZodOpenApiOperationObject {
  const noun = endpoint.path.split('/')[1] ?? ''
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    description: describe(endpoint),
    tags: [noun],
    requestParams: {
      ...(endpoint.params ? { path: endpoint.params } : {}),
      ...(endpoint.query ? { query: endpoint.query } : {}),
    },
    ...requestBody(endpoint),
    responses: { ...success(endpoint), ...failures(endpoint) },
  }
}

/** Access, limits and cost of a call, which the schemas do not contain. */
function describe({ access, rate_limits = [], cost }: EndpointSpec): string {
  const limits = rate_limits.map(({ by, attempts, seconds }) => `${attempts} in ${seconds} s by ${COUNTED[by]}`)
  if (cost === 'dear') limits.push(`${DEAR_CALLS_PER_MINUTE} in 60 s by address`)
  const often = limits.length > 0 ? [`At most ${limits.join(', ')}; beyond that 429 with Retry-After.`] : []
  const turns = cost === 'dear' ? ['Waits for its turn; where too many wait, 503 with Retry-After.'] : []
  return [`Access: ${access}.`, ...often, ...turns].join(' ')
}

const COUNTED: Record<RateLimit['by'], string> = {
  address: 'address (IPv6: its /64; ten times as many by /48)',
  account: 'mailbox',
  user: 'account',
}

function requestBody({ body, form }: EndpointSpec): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (form) return { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: form } } } }
  return body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}
}

function operationId({ method, path }: EndpointSpec): string {
  return `${method.toLowerCase()}${path.replace(/[/{}]+/g, '_')}`.replace(/_$/, '')
}

function success({ status, response, media_type, empty }: EndpointSpec): ZodOpenApiOperationObject['responses'] {
  if (status === 204) return { '204': { description: 'Done.' } }
  if (status === 303) return { '303': { description: 'Leads to another address.' } }
  if (media_type) {
    const schema = { type: 'string', format: 'binary' } as const
    return { [status]: { description: 'A file.', content: { [media_type]: { schema } } } }
  }
  const nothing = empty ? { '204': { description: 'There is nothing.' } } : {}
  const content = { 'application/json': { schema: response } }
  return { [status]: { description: 'The answer.', content }, ...nothing }
}

/** Codes grouped by their status; each status is described by its codes. */
function failures(endpoint: EndpointSpec): ZodOpenApiOperationObject['responses'] {
  const codes = [...new Set([...endpoint.errors, ...sharedErrors(endpoint)])]
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
  const entries = [...byStatus].map(([status, group]) => [
    status,
    { description: group.join(', '), content: { 'application/json': { schema: CodedError } } },
  ])
  return Object.fromEntries(entries)
}

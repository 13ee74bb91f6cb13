import type { z } from 'zod'
import type { EndpointMap } from './endpoints.ts'
import type { CodedError, ErrorBody } from './kernel/errors.ts'
import { UNKNOWN_ERROR_MESSAGE } from './kernel/unknown-error.ts'

type Spec<K extends keyof EndpointMap> = EndpointMap[K]
type Params<K extends keyof EndpointMap> =
  Spec<K> extends { params: infer P extends z.ZodType } ? { params: z.input<P> } : unknown
type Query<K extends keyof EndpointMap> =
  Spec<K> extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown
type Body<K extends keyof EndpointMap> =
  Spec<K> extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown

/** The input of a call: path parameters, query and body where its contract has them. */
export type CallInput<K extends keyof EndpointMap> = Params<K> & Query<K> & Body<K> & { signal?: AbortSignal }
/** The answer of a call. */
export type CallOutput<K extends keyof EndpointMap> =
  Spec<K> extends { media_type: string }
    ? Blob
    : Spec<K> extends { response: infer R extends z.ZodType }
      ? z.output<R>
      : never

/** Finds the sentence of an error by its code, the server's message and the field it was reported at. */
type SentenceFor = (code: string, serverMessage?: string, field?: string) => string

const serverSentence: SentenceFor = (_code, serverMessage) => serverMessage || UNKNOWN_ERROR_MESSAGE

/** The catalogue is loaded at the first failure, so that pages without failures do not download its sentences. */
async function loadSentences(): Promise<SentenceFor> {
  const catalogue = await import('./kernel/errors.ts').catch(() => null)
  return catalogue?.messageFor ?? serverSentence
}

/** The backend could not be reached or refused the call. `errors` are the general ones, `fields` those of form fields. */
export class ApiFailure extends Error {
  readonly status: number
  readonly errors: CodedError[]
  readonly fields: Record<string, CodedError[]>
  readonly request_id: string | null

  constructor(
    status: number,
    body: ErrorBody | null,
    request_id: string | null,
    sentenceFor: SentenceFor = serverSentence,
  ) {
    const { errors, fields } = readErrorBody(body, sentenceFor)
    super(errors[0]?.message ?? UNKNOWN_ERROR_MESSAGE)
    this.name = 'ApiFailure'
    this.status = status
    this.errors = errors
    this.fields = fields
    this.request_id = request_id
  }

  /** Whether any of the errors has this code. */
  has(code: string): boolean {
    return this.errors.some((error) => error.code === code)
  }
}

function readErrorBody(body: ErrorBody | null, sentenceFor: SentenceFor): Pick<ApiFailure, 'errors' | 'fields'> {
  const told = (error: CodedError, field?: string): CodedError => ({
    ...error,
    message: sentenceFor(error.code, error.message, field),
  })
  if (body === null || typeof body !== 'object') return { errors: [], fields: {} }
  if (Array.isArray(body)) return { errors: body.map((error) => told(error)), fields: {} }
  if (typeof body.code === 'string') return { errors: [told(body as CodedError)], fields: {} }
  const fields = Object.entries(body as Record<string, CodedError[]>).map(
    ([field, list]) => [field, list.map((error) => told(error, field))] as const,
  )
  return { errors: [], fields: Object.fromEntries(fields) }
}

/** Calls the API by `METHOD path`. Uses the schemas only as types, so that the browser downloads no validators. */
export type ApiClient = <K extends keyof EndpointMap>(key: K, input?: CallInput<K>) => Promise<CallOutput<K>>

type PublicKey = {
  [K in keyof EndpointMap]: Spec<K> extends { access: 'public' } ? K : never
}[keyof EndpointMap]
/** The same for public calls only: a public page that makes another call does not compile. */
export type PublicApiClient = <K extends PublicKey>(key: K, input?: CallInput<K>) => Promise<CallOutput<K>>

type LooseInput = {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
  signal?: AbortSignal
}

/**
 * @param send how a request is made: the browser's fetch, or the API's own while rendering on the server
 * @param base where the API is: `/api`, or an absolute address
 * @throws ApiFailure with status 0 and BACKEND_DOWN when there is no answer
 */
export function createClient(send: (request: Request) => Promise<Response>, base: string): ApiClient {
  return async (key, input) => {
    const { params = {}, query = {}, body, signal } = (input ?? {}) as LooseInput
    const [method = 'GET', template = '/'] = key.split(' ')
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const search = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
    const request = new Request(`${base}${path}${search}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    const response = await reach(send, request)
    if (response.status === 204) return undefined as never
    const isFile = response.headers.get('content-disposition')?.startsWith('attachment')
    if (response.ok && isFile) return (await response.blob()) as never
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) {
      const request_id = response.headers.get('x-request-id')
      throw new ApiFailure(response.status, answer as ErrorBody | null, request_id, await loadSentences())
    }
    return answer as never
  }
}

async function reach(send: (request: Request) => Promise<Response>, request: Request): Promise<Response> {
  try {
    return await send(request)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiFailure(0, { code: 'BACKEND_DOWN', message: '' }, null, await loadSentences())
  }
}

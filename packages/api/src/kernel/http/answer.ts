import { hash } from 'node:crypto'
import type { Download } from '@zivina/contract/kernel/endpoint'
import type { ErrorBody } from '@zivina/contract/kernel/errors'

const encoder = new TextEncoder()
const JSON_TYPE = 'application/json; charset=UTF-8'
/** Cached by browsers, but revalidated each time: the catalogue may have changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
export const NO_STORE = 'no-store'

/** A JSON answer that must not be cached. */
export function plainAnswer(status: number, body: unknown, request_id: string): Response {
  const headers = { 'content-type': JSON_TYPE, 'cache-control': NO_STORE, 'x-request-id': request_id }
  return new Response(encoder.encode(JSON.stringify(body)), { status, headers })
}

/**
 * A JSON answer to this process itself. It is the same as one that is sent, but its text is never made into bytes, nor read from
 * them again, and nothing compares it with a former one.
 */
export function insideAnswer(status: number, body: unknown, request_id: string): Response {
  return new TextAnswer(JSON.stringify(body), {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': NO_STORE, 'x-request-id': request_id },
  })
}

class TextAnswer extends Response {
  readonly #text: string

  constructor(text: string, init: ResponseInit) {
    super(null, init)
    this.#text = text
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text)
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#text)
  }
}

/** A file that the client may store but caches may not. */
export function downloadAnswer(
  { file_name, stream, size }: Download,
  media_type: string,
  request_id: string,
): Response {
  const headers = {
    'content-type': media_type,
    'content-disposition': `attachment; ${dispositionName(file_name)}`,
    'cache-control': NO_STORE,
    'x-request-id': request_id,
    ...(size === undefined ? {} : { 'content-length': String(size) }),
  }
  return new Response(stream, { status: 200, headers })
}

/** A name with letters beyond ASCII in both notations (RFC 6266): its plain letters for clients that know no other. */
function dispositionName(file_name: string): string {
  const plain = file_name.normalize('NFD').replace(/[^\x20-\x7e]|["\\]/g, '')
  const encoded = encodeURIComponent(file_name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const whole = file_name === plain ? '' : `; filename*=UTF-8''${encoded}`
  return `filename="${plain}"${whole}`
}

/** Redirects a browser to another address, by GET. */
export function leadOn(location: string, request_id: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': NO_STORE, 'x-request-id': request_id },
  })
}

/**
 * An error answer. `allow` lists the methods of a path that knows others; `retry-after` is in seconds; `connection` is closed
 * where the rest of a request is not read.
 */
export function errorAnswer(
  status: number,
  body: ErrorBody,
  request_id: string,
  extra: { allow?: string; 'retry-after'?: string; connection?: 'close' } = {},
): Response {
  const response = plainAnswer(status, body, request_id)
  for (const [name, value] of Object.entries(extra)) response.headers.set(name, value)
  return response
}

/** A text that may be cached publicly and must be revalidated; 304 where the client has it already. */
export function cacheableAnswer(text: string, type: string, request: Request, request_id: string): Response {
  // Encoded once: a string would be encoded again for the hash, for its length and, slowest, for the socket.
  const body = encoder.encode(text)
  const etag = `W/"${hash('sha1', body, 'base64url')}"`
  const headers = { 'content-type': type, 'cache-control': REVALIDATE, etag, 'x-request-id': request_id }
  if (holds(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { status: 200, headers })
}

/** A public JSON answer. */
export function publicAnswer(body: unknown, request: Request, request_id: string): Response {
  return cacheableAnswer(JSON.stringify(body), JSON_TYPE, request, request_id)
}

function holds(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.split(',').some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag.slice(2))
}

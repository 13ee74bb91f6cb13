import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http'
import { type CachedPage, chooseEncoding, type Encoding, hasPage, pageHeaders, unchangedHeaders } from './page-cache.ts'

/** An answer as Node writes it: names and values of the headers alternate. */
type ReadyAnswer = { status: number; headers: string[]; body: Uint8Array | null }

/** A host as browsers write it; other values are left to the application to refuse. */
const ORDINARY_HOST = /^[\w.-]+(:\d+)?$/

/**
 * Answers requests for cached pages straight from memory, before the application makes a Request of them. Only pages that are
 * the same for every visitor are cached; a page that is not cached, or not yet compressed in an encoding the browser accepts,
 * goes to the application.
 * @param cached the page cached for an address (path and query), if there is one now
 * @param common headers of every answer
 */
export function cachedPagesFirst(
  cached: (address: string) => CachedPage | undefined,
  common: Readonly<Record<string, string>>,
  listener: RequestListener,
): RequestListener {
  const commonList = Object.entries(common).flat()
  const readyAnswers = new WeakMap<CachedPage, Map<string, ReadyAnswer>>()
  const readyAnswer = (page: CachedPage, headers: IncomingHttpHeaders): ReadyAnswer | null => {
    const encoding = encodingFor(page, headers)
    const isKnown = hasPage(page, headers['if-none-match'])
    const answers = readyAnswers.get(page) ?? new Map<string, ReadyAnswer>()
    const key = isKnown ? `${encoding} known` : encoding
    const found =
      answers.get(key) ?? (isKnown ? unchanged(page, encoding, commonList) : whole(page, encoding, commonList))
    if (found) readyAnswers.set(page, answers.set(key, found))
    return found
  }
  return (request, response) => {
    const page = isOrdinary(request) ? cached(request.url ?? '') : undefined
    const answer = page && readyAnswer(page, request.headers)
    if (!answer) return listener(request, response)
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  }
}

function isOrdinary({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && ORDINARY_HOST.test(headers.host ?? '')
}

function encodingFor(page: CachedPage, headers: IncomingHttpHeaders): Encoding {
  const accepted = headers['accept-encoding']
  return chooseEncoding(typeof accepted === 'string' ? accepted : null, page.body.byteLength)
}

function unchanged(page: CachedPage, encoding: Encoding, common: readonly string[]): ReadyAnswer {
  return { status: 304, headers: listHeaders(unchangedHeaders(page, encoding), common), body: null }
}

/** Null where the page has to be compressed first. */
function whole(page: CachedPage, encoding: Encoding, common: readonly string[]): ReadyAnswer | null {
  const body = encoding === 'identity' ? page.body : page.ready.get(encoding)
  return body ? { status: 200, headers: listHeaders(pageHeaders(page, encoding, body), common), body } : null
}

function listHeaders(own: Readonly<Record<string, string>>, common: readonly string[]): string[] {
  return [...Object.entries(own).flat(), ...common]
}

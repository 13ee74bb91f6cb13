import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished page: everything needed to answer a request again without rendering. */
export type CachedPage = {
  body: Uint8Array<ArrayBuffer>
  /** Compressed forms, made at the first request. */
  compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
  /** Those that are finished. */
  ready: Map<Encoding, Uint8Array<ArrayBuffer>>
  etag: string
  headers: Record<string, string>
}

/** The quality value of an encoding that a client refuses. */
const NOT_AT_ALL = /^\s*q=0(\.0*)?\s*$/i
/** Below this many bytes compression costs more than it saves. */
const COMPRESS_FROM = 1024

/** Makes a page that can be cached from a rendered body and its headers. */
export function toCachedPage(body: Uint8Array<ArrayBuffer>, headers: Record<string, string>): CachedPage {
  const etag = hash('sha256', body, 'base64url').slice(0, 22)
  return { body, compressed: new Map(), ready: new Map(), etag, headers }
}

/** Chooses the encoding of an answer by the request's Accept-Encoding. */
export function chooseEncoding(accepted: string | null, size: number): Encoding {
  if (!accepted || size < COMPRESS_FROM) return 'identity'
  if (isAccepted('br', accepted)) return 'br'
  if (isAccepted('gzip', accepted)) return 'gzip'
  return 'identity'
}

function isAccepted(name: string, accepted: string): boolean {
  return accepted.split(',').some((entry) => {
    const [coding = '', ...parameters] = entry.split(';')
    return coding.trim().toLowerCase() === name && !parameters.some((given) => NOT_AT_ALL.test(given))
  })
}

function encodedBody(page: CachedPage, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> {
  if (encoding === 'identity') return page.body
  const known = page.compressed.get(encoding)
  if (known) return known
  const made = compress(page.body, encoding, 'cached')
  page.compressed.set(encoding, made)
  made.then(
    (body) => page.ready.set(encoding, body),
    () => page.compressed.delete(encoding),
  )
  return made
}

/** Compression levels: higher for pages that are answered many times. */
const EFFORT = { once: { br: 3, gzip: 3 }, cached: { br: 5, gzip: 6 } } as const

/** Compresses a body in one piece. */
export async function compress(
  body: Uint8Array,
  encoding: 'br' | 'gzip',
  use: keyof typeof EFFORT,
): Promise<Uint8Array<ArrayBuffer>> {
  const level = EFFORT[use][encoding]
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: level } }
  return new Uint8Array(await (encoding === 'br' ? compressBrotli(body, quality) : compressGzip(body, { level })))
}

/** Whether the browser already has the page, by the request's If-None-Match. */
export function hasPage(page: CachedPage, if_none_match: string | null | undefined): boolean {
  return if_none_match?.includes(page.etag) ?? false
}

/** Headers of a 304. It carries no content policy: the browser keeps the one that came with the body it has. */
export function unchangedHeaders(page: CachedPage, encoding: Encoding): Record<string, string> {
  return { etag: `"${page.etag}-${encoding}"`, 'cache-control': 'no-cache', vary: 'Accept-Encoding' }
}

/** Headers of a 200 with the page's body. */
export function pageHeaders(page: CachedPage, encoding: Encoding, body: Uint8Array): Record<string, string> {
  const headers = { ...page.headers, etag: `"${page.etag}-${encoding}"`, vary: 'Accept-Encoding' }
  const length = { 'content-length': String(body.byteLength) }
  return encoding === 'identity' ? { ...headers, ...length } : { ...headers, ...length, 'content-encoding': encoding }
}

/** Answers a request with a cached page: 304 when the browser has it, otherwise in an encoding it accepts. */
export async function answerWithPage(page: CachedPage, request: Request): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), page.body.byteLength)
  if (hasPage(page, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: unchangedHeaders(page, encoding) })
  }
  const body = await encodedBody(page, encoding)
  const headers = pageHeaders(page, encoding, body)
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers })
}

/** The catalogue's version: a number that rises with every change, or null while it is unknown. */
export type CatalogueClock = { version(): number | null }

/** An address as pages link to each other: there are as many as there are pages. */
const ORDINARY_ADDRESS = /^[a-z0-9/-]*$/
/** The share of the memory for all other addresses, of which visitors can invent any number: parameters, odd spellings. */
const MADE_UP_SHARE = 0.25

/**
 * Caches the pages of anonymous visitors until the catalogue changes. Simultaneous requests for a page that is not cached share
 * one rendering. A page rendered while the catalogue changes is answered but not cached. Addresses that visitors can invent
 * have a separate part of the memory, so that they evict no others.
 * @param maxBytes 0 caches nothing
 */
export function createPageCache(clock: CatalogueClock, maxBytes: number) {
  const ordinary = createPageStore(maxBytes * (1 - MADE_UP_SHARE))
  const madeUp = createPageStore(maxBytes * MADE_UP_SHARE)
  const storeOf = (key: string) => (ORDINARY_ADDRESS.test(key) ? ordinary : madeUp)
  const underway = new Map<string, Promise<CachedPage | Response>>()

  const cached = (key: string): CachedPage | undefined => {
    const version = clock.version()
    return version === null ? undefined : storeOf(key).get(`${version} ${key}`)
  }

  const read = async (key: string, render: () => Promise<CachedPage | Response>): Promise<CachedPage | Response> => {
    const version = clock.version()
    if (version === null) return render()
    const versioned = `${version} ${key}`
    const store = storeOf(key)
    const known = store.get(versioned)
    if (known) return known
    const running = underway.get(versioned)
    // A Response's body can be read once: requests that waited for a page that turned out not to be cacheable render their own.
    if (running) {
      const shared = await running
      return shared instanceof Response ? render() : shared
    }
    const rendering = render()
    underway.set(versioned, rendering)
    try {
      const made = await rendering
      if (!(made instanceof Response) && clock.version() === version) store.set(versioned, made)
      return made
    } finally {
      underway.delete(versioned)
    }
  }

  return { cached, read }
}

function createPageStore(maxBytes: number): LRUCache<string, CachedPage> {
  return new LRUCache<string, CachedPage>({
    // The library does not accept a limit of zero; no page fits into one byte.
    maxSize: Math.max(1, Math.floor(maxBytes)),
    // The client chooses the length of an address, so it counts.
    sizeCalculation: (page, key) => page.body.byteLength * 2 + key.length,
  })
}

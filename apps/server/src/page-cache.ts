import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A finished page: everything needed to answer it again without rendering. */
export type CachedPage = {
  body: Uint8Array<ArrayBuffer>
  /** Compressed forms, made when first asked for. */
  compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
  etag: string
  headers: Record<string, string>
}

/** Below this many bytes compression costs more than it saves. */
const COMPRESS_FROM = 1024

/** Makes a page that can be kept from a rendered body and the headers that belong to it. */
export function toCachedPage(text: string, headers: Record<string, string>): CachedPage {
  const body = new Uint8Array(Buffer.from(text))
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { body, compressed: new Map(), etag, headers }
}

/** Which encoding to answer in, by the request's Accept-Encoding. */
export function chooseEncoding(accepted: string | null, size: number): Encoding {
  if (!accepted || size < COMPRESS_FROM) return 'identity'
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted)
  if (/\bbr\b/.test(accepted) && !refused('br')) return 'br'
  if (/\bgzip\b/.test(accepted) && !refused('gzip')) return 'gzip'
  return 'identity'
}

function encodedBody(page: CachedPage, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> {
  if (encoding === 'identity') return page.body
  const known = page.compressed.get(encoding)
  if (known) return known
  const made = compress(page.body, encoding, 'kept')
  page.compressed.set(encoding, made)
  return made
}

/** How hard to compress: more for what is answered many times. */
const EFFORT = { once: { br: 3, gzip: 3 }, kept: { br: 5, gzip: 6 } } as const

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

/** Answers a request with a kept page: 304 when the browser has it, otherwise in the encoding it likes. */
export async function answerWithPage(page: CachedPage, request: Request): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), page.body.byteLength)
  const etag = `"${page.etag}-${encoding}"`
  // A 304 carries no policy: the browser keeps the one that came with the body it already has.
  if (request.headers.get('if-none-match')?.includes(page.etag)) {
    return new Response(null, { status: 304, headers: { etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' } })
  }
  const body = await encodedBody(page, encoding)
  const headers = new Headers(page.headers)
  headers.set('etag', etag)
  headers.set('vary', 'Accept-Encoding')
  headers.set('content-length', String(body.byteLength))
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { status: 200, headers })
}

/** Where the catalogue stands: a number that rises with every change, or null while that cannot be known. */
export type CatalogueClock = { version(): number | null }

/**
 * Keeps the pages of anonymous visitors for exactly as long as the catalogue does not change. Several requests for one
 * page that is not kept share one rendering. What is rendered while the catalogue changes is answered but not kept.
 */
export function createPageCache(clock: CatalogueClock, maxBytes: number) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.body.byteLength * 2,
  })
  const underway = new Map<string, Promise<CachedPage | Response>>()

  return async (key: string, render: () => Promise<CachedPage | Response>): Promise<CachedPage | Response> => {
    const version = clock.version()
    if (version === null) return render()
    const versioned = `${version} ${key}`
    const kept = pages.get(versioned)
    if (kept) return kept
    const running = underway.get(versioned)
    // A Response's body can be read once; those who waited for a page that turned out uncacheable render their own.
    if (running) {
      const shared = await running
      return shared instanceof Response ? render() : shared
    }
    const rendering = render()
    underway.set(versioned, rendering)
    try {
      const made = await rendering
      if (!(made instanceof Response) && clock.version() === version) pages.set(versioned, made)
      return made
    } finally {
      underway.delete(versioned)
    }
  }
}

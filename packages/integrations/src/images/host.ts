import type { WorkPool } from '@zivina/work/port'
import { drawingTask } from './drawing-tasks.ts'
import { failedAnswer } from './failed-answer.ts'
import { CONTENT_TYPES, requestedFormat } from './format.ts'
import { type ImageRequest, parseImageRequest } from './grammar.ts'
import { hasAlready } from './image-answer.ts'
import { ImageHostError } from './image-host-error.ts'
import type { ImageStore } from './port.ts'
import { createSharedRuns } from './shared-runs.ts'
import { isSigned } from './signed-address.ts'
import { createSourceReader, hashContent, type Source, undecodable } from './source.ts'
import type { ImageKeys } from './upload-auth.ts'
import { chooseVariant, type Variant } from './variant.ts'
import { createVariantCache } from './variant-cache.ts'

const DEFAULT_CACHE_BYTES = 1024 ** 3
/** Share of the cache for variants that the product's own pages request; others never evict these. */
const PAGE_SHARE = 0.75
/** The most cached variants of one picture beside those of pages. */
const OTHERS_OF_ONE_MAX = 200
const FOR_EVER = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'
const ATTEMPTS = 3

export interface ImageHostOptions {
  store: ImageStore
  /**
   * Folder of the rendered variants; created if missing, and may be emptied at any time. A second one beside it has the
   * variants of pages.
   */
  cacheDir: string
  /** The pool in which variants are drawn. */
  work: WorkPool
  /** The keys that addresses may be signed with, once they are loaded. */
  keys: () => Promise<ImageKeys>
  /** Limit of both folders of variants together, in bytes; 1 GiB by default. */
  maxCacheBytes?: number
}

/**
 * Answers a request; `pathname` is the still percent-encoded path within the mount (`/recipes/a.webp`), `visitor` the one whose
 * limits the request counts against.
 */
export type ImageHost = (request: Request, pathname: string, visitor: string) => Promise<Response>

/**
 * An image host that supports ImageKit's URL transformations (see `parseImageRequest`): published sizes for every client, and
 * any size for signed addresses. Variants are drawn once, cached on disk and answered with a strong ETag. Errors are JSON
 * `{message, help}`: 400 for the address, 401 for a signature, 404 for a missing picture, 405, 422 for a damaged picture, 503
 * when overloaded; any other error is thrown to the caller.
 */
export function createImageHost({ store, work, keys, ...options }: ImageHostOptions): ImageHost {
  const sourceOf = createSourceReader(store)
  const maxBytes = options.maxCacheBytes ?? DEFAULT_CACHE_BYTES
  const ofPages = createVariantCache(options.cacheDir, maxBytes * PAGE_SHARE)
  const ofOthers = createVariantCache(`${options.cacheDir}-others`, maxBytes * (1 - PAGE_SHARE), OTHERS_OF_ONE_MAX)
  const share = createSharedRuns<Uint8Array | null>()

  /** Null when the picture was replaced after the variant was planned. */
  async function draw(path: string, source: Source, variant: Variant, waiter: { who: string; signal: AbortSignal }) {
    const picture = (await store.locate?.(path)) ?? (await store.read(path))
    if (picture === null) return null
    const drawing = { picture, content_hash: source.content_hash, plan: variant.plan }
    const drawn = await work.run(drawingTask(drawing, source), drawing, waiter)
    if (drawn.kind === 'changed') return null
    if (drawn.kind === 'undecodable') throw undecodable(drawn.reason)
    // A variant that cannot be cached is drawn again the next time.
    await cacheOf(variant).put(variant.key, drawn.bytes)
    return drawn.bytes
  }

  const cacheOf = ({ isOfPages }: Variant) => (isOfPages ? ofPages : ofOthers)

  async function readStored(path: string, source: Source): Promise<Uint8Array | null> {
    const bytes = await store.read(path)
    return bytes !== null && (await hashContent(bytes)) === source.content_hash ? bytes : null
  }

  async function bytesOf(request: Request, path: string, source: Source, variant: Variant, who: string) {
    if (variant.isAsStored) return readStored(path, source)
    const kept = await cacheOf(variant).get(variant.key)
    if (kept !== null) return kept
    return share(variant.key, { who, signal: request.signal }, (waiter) => draw(path, source, variant, waiter))
  }

  async function answer(request: Request, pathname: string, who: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ImageHostError(405, 'Only GET and HEAD are allowed.')
    }
    const { search, searchParams } = new URL(request.url)
    const address = parseImageRequest(pathname, searchParams)
    const reach = await reachOf(pathname, search)
    const accept = request.headers.get('accept') ?? ''
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const source = await sourceOf(address.path)
      if (source === null) throw new ImageHostError(404, 'The requested image does not exist.', 'Check the path.')
      const variant = chooseVariant(address.steps, source, { accept, reach })
      const headers = headersOf(variant, address)
      if (hasAlready(request, variant.key)) return new Response(null, { status: 304, headers })
      const bytes = await bytesOf(request, address.path, source, variant, who)
      if (bytes === null) continue
      headers.set('Content-Length', String(bytes.byteLength))
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
    }
    throw new ImageHostError(503, 'The image is being replaced.', 'Try again in a moment.')
  }

  async function reachOf(pathname: string, search: string) {
    if (!search.includes('ik-s=')) return 'published'
    const { private_key } = await keys()
    return isSigned(pathname, search, private_key) ? 'signed' : 'published'
  }

  return async (request, pathname, visitor) => {
    try {
      return await answer(request, pathname, visitor)
    } catch (error) {
      return failedAnswer(error, request)
    }
  }
}

function headersOf({ key, format }: Variant, { steps, versioned }: ImageRequest): Headers {
  const headers = new Headers({
    'Content-Type': CONTENT_TYPES[format],
    'Cache-Control': versioned ? FOR_EVER : ONE_DAY,
    ETag: `"${key}"`,
    'X-Content-Type-Options': 'nosniff',
  })
  if (requestedFormat(steps) === 'auto') headers.set('Vary', 'Accept')
  return headers
}

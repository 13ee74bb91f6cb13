import { createHash } from 'node:crypto'
import { CONTENT_TYPES, chooseFormat, type ImageFormat, requestedFormat } from './format.ts'
import { type ImageRequest, parseImageRequest, type RequestedFormat, type Step } from './grammar.ts'
import { hasAlready, refusalAnswer } from './image-answer.ts'
import { ImageHostError } from './image-host-error.ts'
import type { ImageStore } from './port.ts'
import { createRenderQueue } from './render-queue.ts'
import { createSourceReader, hashContent, type Source } from './source.ts'
import { RENDERER_REVISION, renderVariant } from './transform.ts'
import { createVariantCache } from './variant-cache.ts'

const DEFAULT_CACHE_BYTES = 1024 ** 3
const FOR_EVER = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'
const ATTEMPTS = 3

export interface ImageHostOptions {
  store: ImageStore
  /** Folder of the rendered variants; made when missing, may be emptied at any time. */
  cacheDir: string
  /** Renders at once. */
  maxRenders: number
  /** Bound of the folder of variants, in bytes; 1 GiB unless given. */
  maxCacheBytes?: number
}

/** Answers a request; `pathname` is the still percent-encoded path within the mount (`/recipes/a.webp`). */
export type ImageHost = (request: Request, pathname: string) => Promise<Response>

/**
 * An image host that speaks ImageKit's URL transformations (see `parseImageRequest`). Variants are rendered once, kept on
 * disk and answered with a strong ETag. Errors are JSON `{message, help}`: 400 for the address, 404 for a missing picture,
 * 405, 422 for a damaged picture, 503 when overloaded; anything else is thrown to the caller.
 */
export function createImageHost(options: ImageHostOptions): ImageHost {
  const sourceOf = createSourceReader(options.store)
  const cache = createVariantCache(options.cacheDir, options.maxCacheBytes ?? DEFAULT_CACHE_BYTES)
  const queue = createRenderQueue<Uint8Array | null>(options.maxRenders)

  /** Null when the picture changed between naming the variant and making it. */
  async function read(address: ImageRequest, source: Source): Promise<Uint8Array | null> {
    const bytes = await options.store.read(address.path)
    return bytes !== null && hashContent(bytes) === source.content_hash ? bytes : null
  }

  async function variant(key: string, address: ImageRequest, source: Source, format: ImageFormat) {
    if (isAsStored(address.steps, source, format)) return read(address, source)
    const kept = await cache.get(key)
    if (kept !== null) return kept
    return queue(key, async () => {
      const bytes = await read(address, source)
      if (bytes === null) return null
      const made = await renderVariant(bytes, address.steps, format)
      await cache.put(key, made)
      return made
    })
  }

  async function answer(request: Request, pathname: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ImageHostError(405, 'Only GET and HEAD are allowed.')
    }
    const address = parseImageRequest(pathname, new URL(request.url).searchParams)
    const requested = requestedFormat(address.steps)
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const source = await sourceOf(address.path)
      if (source === null) throw new ImageHostError(404, 'The requested image does not exist.', 'Check the path.')
      const format = chooseFormat(requested, request.headers.get('accept') ?? '', source)
      const key = variantKey(source, address.steps, format)
      const headers = headersOf(key, address, requested, format)
      if (hasAlready(request, key)) return new Response(null, { status: 304, headers })
      const bytes = await variant(key, address, source, format)
      if (bytes === null) continue
      headers.set('Content-Length', String(bytes.byteLength))
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
    }
    throw new ImageHostError(503, 'The image is being replaced.', 'Try again in a moment.')
  }

  return async (request, pathname) => {
    try {
      return await answer(request, pathname)
    } catch (error) {
      if (error instanceof ImageHostError) return refusalAnswer(error, request.method)
      throw error
    }
  }
}

/** Names the variant by everything its bytes depend on. */
function variantKey(source: Source, steps: readonly Step[], format: ImageFormat): string {
  const canonical = steps.map(({ format: _, ...step }) => Object.entries(step).sort(([a], [b]) => (a < b ? -1 : 1)))
  const name = JSON.stringify([RENDERER_REVISION, source.content_hash, canonical, format])
  return `${createHash('sha256').update(name).digest('hex').slice(0, 40)}.${format}`
}

/** Nothing but the stored bytes is asked for, and nothing in them needs to go. */
function isAsStored(steps: readonly Step[], source: Source, format: ImageFormat): boolean {
  const isUntouched = steps.every((step) => Object.keys(step).every((name) => name === 'format'))
  return isUntouched && source.clean && format === source.format
}

function headersOf(key: string, address: ImageRequest, requested: RequestedFormat, format: ImageFormat): Headers {
  const headers = new Headers({
    'Content-Type': CONTENT_TYPES[format],
    'Cache-Control': address.versioned ? FOR_EVER : ONE_DAY,
    ETag: `"${key}"`,
    'X-Content-Type-Options': 'nosniff',
  })
  if (requested === 'auto') headers.set('Vary', 'Accept')
  return headers
}

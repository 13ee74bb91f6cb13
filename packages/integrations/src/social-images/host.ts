import { createHash } from 'node:crypto'
import {
  SOCIAL_IMAGE_KINDS,
  SOCIAL_IMAGE_REVISION,
  type SocialImageRatio,
  type SocialImageSubject,
  socialImagePath,
} from '@zivina/contract/discovery/social-images'
import { SOCIAL_IMAGE_RATIOS } from '@zivina/contract/kernel/limits'
import type { TaskOf, WorkPool } from '@zivina/work/port'
import { failedAnswer } from '../images/failed-answer.ts'
import { hasAlready } from '../images/image-answer.ts'
import { ImageHostError } from '../images/image-host-error.ts'
import type { PictureReader } from '../images/port.ts'
import { createSharedRuns, type Waiter } from '../images/shared-runs.ts'
import { createSourceReader } from '../images/source.ts'
import { createVariantCache } from '../images/variant-cache.ts'
import type { SocialCard, SocialCards } from './port.ts'
import type { CardDrawing, default as drawCardToShare } from './render-card.task.ts'

const DEFAULT_CACHE_BYTES = 256 * 1024 ** 2
const ONE_DAY = 'public, max-age=86400'
const FOLDER = '/social/'
const RATIO_BY_NAME = new Map(SOCIAL_IMAGE_RATIOS.map((ratio) => [ratio.replace('-', 'x'), ratio]))
const ADDRESS = new RegExp(
  `^/social/(${SOCIAL_IMAGE_KINDS.join('|')})/([a-z0-9]+(?:-[a-z0-9]+)*)-(${[...RATIO_BY_NAME.keys()].join('|')})\\.jpg$`,
)
const PATH_MAX = 300

export type SocialHostOptions = {
  cards: SocialCards
  /** The store with the photos. */
  store: PictureReader
  /** Folder of the drawn cards; created if missing, and may be emptied at any time. */
  cacheDir: string
  /** The pool in which cards are drawn. */
  work: WorkPool
  /** Limit of the folder, in bytes; 256 MiB by default. */
  maxCacheBytes?: number
}

/**
 * Answers paths below `/social/` of the image mount; null for every other path. `visitor` is the one whose limits the request
 * counts against.
 */
export type SocialHost = (request: Request, pathname: string, visitor: string) => Promise<Response | null>

/** The most expensive drawing that a visitor can request: about a third of a second of a core. */
const DRAW_CARD: TaskOf<typeof drawCardToShare> = {
  name: 'draw-share-card',
  module: new URL('./render-card.task.ts', import.meta.url),
  weight: 'long',
  time_limit_ms: 30_000,
  max_waiting_for_one: 10,
  done_once_begun: true,
}

/**
 * Share pictures: `/social/{recipe|article|guide|creator}/{slug}-{1x1|4x3|16x9}.jpg`. The cache key of each depends on
 * everything it shows, so it is drawn once even across restarts, and again as soon as name, figures or photo change. Former
 * slugs redirect to the present one; unknown ones are answered with 404.
 */
export function createSocialHost({ cards, store, work, ...options }: SocialHostOptions): SocialHost {
  const sourceOf = createSourceReader(store)
  const cache = createVariantCache(options.cacheDir, options.maxCacheBytes ?? DEFAULT_CACHE_BYTES)
  const share = createSharedRuns<Uint8Array>()

  /** The hash of the photo, or null where the card has none: missing, damaged or stored elsewhere. */
  async function photoHash(path: string | null): Promise<string | null> {
    if (path === null) return null
    try {
      return (await sourceOf(path))?.content_hash ?? null
    } catch (error) {
      if (error instanceof ImageHostError) return null
      throw error
    }
  }

  async function draw(key: string, drawing: Omit<CardDrawing, 'photo'>, hash: string | null, waiter: Waiter) {
    const path = hash === null ? null : drawing.card.photo
    const photo = path && ((await store.locate?.(path)) ?? (await store.read(path)))
    const { bytes, photo_hash } = await work.run(DRAW_CARD, { ...drawing, photo }, waiter)
    // A photo that was replaced meanwhile is drawn for this answer, but not cached under the former one's key.
    if (photo_hash === hash) await cache.put(key, bytes)
    return bytes
  }

  async function answer(request: Request, pathname: string, who: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ImageHostError(405, 'Only GET and HEAD are allowed.')
    }
    const { subject, ratio } = parseAddress(pathname)
    const card = await cards(subject)
    if (card === null) throw new ImageHostError(404, 'The requested image does not exist.', 'Check the path.')
    if (card.slug !== subject.slug) return redirect(socialImagePath({ ...subject, slug: card.slug }, ratio))
    const hash = await photoHash(card.photo)
    const key = cardKey(card, ratio, hash)
    const headers = headersOf(key)
    if (hasAlready(request, key)) return new Response(null, { status: 304, headers })
    const bytes =
      (await cache.get(key)) ??
      (await share(key, { who, signal: request.signal }, (waiter) => draw(key, { card, ratio }, hash, waiter)))
    headers.set('Content-Length', String(bytes.byteLength))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  }

  return async (request, pathname, visitor) => {
    if (!pathname.startsWith(FOLDER)) return null
    try {
      return await answer(request, pathname, visitor)
    } catch (error) {
      return failedAnswer(error, request)
    }
  }
}

function parseAddress(pathname: string): { subject: SocialImageSubject; ratio: SocialImageRatio } {
  const [, kind, slug, name = ''] = (pathname.length <= PATH_MAX && ADDRESS.exec(pathname)) || []
  const known = SOCIAL_IMAGE_KINDS.find((one) => one === kind)
  const ratio = RATIO_BY_NAME.get(name)
  if (!known || !slug || !ratio) throw new ImageHostError(404, 'The requested image does not exist.', 'Check the path.')
  return { subject: { kind: known, slug }, ratio }
}

/** The cache key of a picture: everything its bytes depend on. */
function cardKey(card: SocialCard, ratio: SocialImageRatio, hash: string | null): string {
  const name = JSON.stringify([SOCIAL_IMAGE_REVISION, ratio, card.kicker, card.title, card.facts, hash])
  return `${createHash('sha256').update(name).digest('hex').slice(0, 40)}.jpeg`
}

function headersOf(key: string): Headers {
  return new Headers({
    'Content-Type': 'image/jpeg',
    'Cache-Control': ONE_DAY,
    ETag: `"${key}"`,
    'X-Content-Type-Options': 'nosniff',
  })
}

function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location, 'Cache-Control': ONE_DAY } })
}

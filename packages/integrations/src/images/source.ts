import sharp, { type Metadata } from 'sharp'
import type { ImageFormat } from './format.ts'
import { ImageHostError } from './image-host-error.ts'
import type { PictureReader } from './port.ts'

/** The most pixels of a stored picture; protects against files that decode to gigabytes. */
export const MAX_SOURCE_PIXELS = 60_000_000
const MAX_REMEMBERED = 5_000

/** The facts about a stored picture that its variants depend on. */
export interface Source {
  /** SHA-256 of the bytes, hexadecimal. */
  content_hash: string
  format: ImageFormat
  has_alpha: boolean
  /** In pixels, after applying the orientation. */
  width: number
  height: number
  /** Upright and without EXIF, IPTC and XMP: its bytes may be sent as they are. */
  clean: boolean
}

/**
 * Reads the facts about pictures in the store and caches them as long as the store reports the same revision. The returned
 * function answers null where there is no such picture and throws `ImageHostError` 422 for a file that is not a picture of a
 * known format.
 */
export function createSourceReader(store: PictureReader): (path: string) => Promise<Source | null> {
  const remembered = new Map<string, { revision: string; source: Source }>()
  return async (path) => {
    const details = await store.details(path)
    if (details === null) return null
    const known = remembered.get(path)
    if (known?.revision === details.revision) return known.source
    const bytes = await store.read(path)
    if (bytes === null) return null
    const source = await inspect(bytes)
    remembered.delete(path)
    remembered.set(path, { revision: details.revision, source })
    const oldest = remembered.keys().next()
    if (remembered.size > MAX_REMEMBERED && !oldest.done) remembered.delete(oldest.value)
    return source
  }
}

/** SHA-256 of the bytes, hexadecimal. Computed outside the main thread, as a picture may have many megabytes. */
export async function hashContent(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex')
}

async function inspect(bytes: Uint8Array): Promise<Source> {
  const facts = await readMetadata(bytes)
  const format = SOURCE_FORMATS[facts.format]
  if (format === undefined) throw undecodable()
  return {
    content_hash: await hashContent(bytes),
    format,
    width: facts.autoOrient.width,
    height: facts.autoOrient.height,
    has_alpha: facts.hasAlpha,
    clean: !facts.exif && !facts.iptc && !facts.xmp && (facts.orientation ?? 1) === 1,
  }
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS }).metadata()
  } catch (cause) {
    throw undecodable(cause)
  }
}

/** Only raster formats: an SVG can contain scripts, and a document is no picture. */
const SOURCE_FORMATS: Record<string, ImageFormat | undefined> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
  avif: 'avif',
}

/** The stored file is damaged, too large or not a picture. */
export function undecodable(cause?: unknown): ImageHostError {
  const error = new ImageHostError(422, 'The stored file cannot be read as an image.', 'Upload the image again.')
  error.cause = cause
  return error
}

import type { RequestedFormat, Step } from './grammar.ts'

/** The formats in which the host sends pictures; a GIF only as it was stored. */
export type ImageFormat = DrawnFormat | 'gif'

/** The formats that the host encodes. */
export type DrawnFormat = 'avif' | 'webp' | 'jpeg' | 'png'

export const CONTENT_TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}

/** The requested format: the last `f` of the chain, or the picture's own. */
export function requestedFormat(steps: readonly Step[]): RequestedFormat {
  return steps.findLast((step) => step.format !== undefined)?.format ?? 'orig'
}

type Choice = {
  /** The Accept header. */
  accept: string
  /** Whether AVIF may be chosen: it takes several times as long as the others. */
  mayBeAvif: boolean
}

/**
 * Chooses the format of the answer. `auto` takes the smallest one named in the Accept header: AVIF, then WebP, then JPEG, or
 * PNG for a picture with transparency. Wildcards are ignored: old clients send them too.
 */
export function chooseFormat(
  requested: RequestedFormat,
  { accept, mayBeAvif }: Choice,
  source: { format: ImageFormat; has_alpha: boolean },
): ImageFormat {
  if (requested === 'orig') return source.format
  if (requested !== 'auto') return requested
  if (mayBeAvif && accepts(accept, CONTENT_TYPES.avif)) return 'avif'
  if (accepts(accept, CONTENT_TYPES.webp)) return 'webp'
  return source.has_alpha ? 'png' : 'jpeg'
}

/** The format a picture is drawn in. A GIF becomes a PNG, which holds its single frame as well and is encoded much faster. */
export function drawnFormat(format: ImageFormat): DrawnFormat {
  return format === 'gif' ? 'png' : format
}

function accepts(header: string, type: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

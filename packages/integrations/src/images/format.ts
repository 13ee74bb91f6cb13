import type { RequestedFormat, Step } from './grammar.ts'

/** What the host sends; a GIF is one only as it was stored. */
export type ImageFormat = DrawnFormat | 'gif'

/** What the host encodes. */
export type DrawnFormat = 'avif' | 'webp' | 'jpeg' | 'png'

export const CONTENT_TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}

/** The format the chain asks for: its last `f`, or the picture's own. */
export function requestedFormat(steps: readonly Step[]): RequestedFormat {
  return steps.findLast((step) => step.format !== undefined)?.format ?? 'orig'
}

type Choice = {
  /** The Accept header. */
  accept: string
  /** Whether AVIF may be chosen: it costs several times as much as the others. */
  mayBeAvif: boolean
}

/**
 * Settles the format of the answer. `auto` takes the smallest the client names in its Accept header: AVIF, then WebP, then
 * JPEG, with PNG in its place for a picture with transparency. Wildcards do not count: old clients send them too.
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

/** The format a picture of this one is drawn in. Of a GIF one frame is left, which PNG holds as well and far sooner. */
export function drawnFormat(format: ImageFormat): DrawnFormat {
  return format === 'gif' ? 'png' : format
}

function accepts(header: string, type: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

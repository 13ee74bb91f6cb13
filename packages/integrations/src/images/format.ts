import type { RequestedFormat, Step } from './grammar.ts'

/** What the host encodes; a GIF stays one only where its own format is kept. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif'

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

/**
 * Settles the format of the answer. `auto` takes the smallest the client names in its Accept header: AVIF, then WebP, then
 * JPEG, with PNG in its place for a picture with transparency. Wildcards do not count: old clients send them too.
 */
export function chooseFormat(
  requested: RequestedFormat,
  accept: string,
  source: { format: ImageFormat; has_alpha: boolean },
): ImageFormat {
  if (requested === 'orig') return source.format
  if (requested !== 'auto') return requested
  if (accepts(accept, CONTENT_TYPES.avif)) return 'avif'
  if (accepts(accept, CONTENT_TYPES.webp)) return 'webp'
  return source.has_alpha ? 'png' : 'jpeg'
}

function accepts(header: string, type: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

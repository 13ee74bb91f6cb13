import { IMAGE_BYTES_MAX, IMAGE_SENT_EDGE } from '@zivina/contract/kernel/limits'
import { IMAGE_REFUSALS, type ImageRefusal } from '@zivina/contract/media/image-refusals'

/** The types offered in the file dialog. A phone converts its own kinds (HEIC) to the first of these. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

const BY_TYPE: readonly (readonly [RegExp, ImageRefusal])[] = [
  [/^image\/svg/, 'drawing'],
  [/zip|compressed|x-tar|x-7z|rar/, 'archive'],
  [/msdownload|x-executable|x-sh$|x-mach|dmg|x-msdos|javascript/, 'program'],
  [/^text\/|pdf|msword|officedocument|rtf|xml/, 'document'],
  [/^(audio|video)\//, 'unknown'],
]

/**
 * The refusal of a file before it is opened; null where it may be a photo.
 * @param file with the type given by the system, empty where unknown
 */
export function refusalOf(file: { name: string; type: string; size: number }): ImageRefusal | null {
  const found = BY_TYPE.find(([pattern]) => pattern.test(file.type))
  if (found) return found[1]
  if (/\.svgz?$/i.test(file.name)) return 'drawing'
  if (file.size === 0) return 'empty'
  return file.size > IMAGE_BYTES_MAX ? 'too_large' : null
}

/** The refusal of a file that could not be decoded as a picture. */
export function undecodable(file: { name: string; type: string }): ImageRefusal {
  if (/hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) return 'heic'
  return file.type.startsWith('image/') ? 'damaged' : 'unknown'
}

/** The size reduced to the longest edge that is sent, in whole pixels; smaller ones stay. */
export function sentSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, IMAGE_SENT_EDGE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The image host's sentence of a refusal, if it is one of ours; null for any other text. */
export function knownRefusal(help: unknown): string | null {
  return Object.values(IMAGE_REFUSALS).find((sentence) => sentence === help) ?? null
}

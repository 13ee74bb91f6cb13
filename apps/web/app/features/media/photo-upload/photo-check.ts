import { IMAGE_BYTES_MAX, IMAGE_SENT_EDGE } from '@zivina/contract/kernel/limits'
import { IMAGE_REFUSALS, type ImageRefusal } from '@zivina/contract/media/image-refusals'

/** What the dialog of the system offers. A phone hands over its own kinds (HEIC) converted to the first of these. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

const BY_TYPE: readonly (readonly [RegExp, ImageRefusal])[] = [
  [/^image\/svg/, 'drawing'],
  [/zip|compressed|x-tar|x-7z|rar/, 'archive'],
  [/msdownload|x-executable|x-sh$|x-mach|dmg|x-msdos|javascript/, 'program'],
  [/^text\/|pdf|msword|officedocument|rtf|xml/, 'document'],
  [/^(audio|video)\//, 'unknown'],
]

/**
 * What can be told of a file before it is opened; null where it may be a photo.
 * @param file of which the system says the type, empty where it does not know
 */
export function refusalOf(file: { name: string; type: string; size: number }): ImageRefusal | null {
  const found = BY_TYPE.find(([pattern]) => pattern.test(file.type))
  if (found) return found[1]
  if (/\.svgz?$/i.test(file.name)) return 'drawing'
  if (file.size === 0) return 'empty'
  return file.size > IMAGE_BYTES_MAX ? 'too_large' : null
}

/** Why a file that could not be opened as a picture cannot be taken. */
export function undecodable(file: { name: string; type: string }): ImageRefusal {
  if (/hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) return 'heic'
  return file.type.startsWith('image/') ? 'damaged' : 'unknown'
}

/** A size within the longest edge that is sent, in whole pixels; what is smaller stays. */
export function sentSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, IMAGE_SENT_EDGE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The sentence of a refusal the image host gave, where it is one of ours; null for anything else it says. */
export function knownRefusal(help: unknown): string | null {
  return Object.values(IMAGE_REFUSALS).find((sentence) => sentence === help) ?? null
}

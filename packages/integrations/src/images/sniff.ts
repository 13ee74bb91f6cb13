import type { ImageRefusal } from '@zivina/contract/media/image-refusals'

/** What a file of an accepted kind begins with. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** As many of a file's first bytes as telling its kind takes. */
export const HEAD_BYTES = 1024

/** Beginnings of files that are no photos, as text of one byte a sign. */
const BEGINNINGS: readonly (readonly [ImageRefusal, readonly string[]])[] = [
  ['program', ['MZ', '\x7fELF', '#!', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '\0asm']],
  ['archive', ['PK\x03', 'PK\x05', 'PK\x07', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', 'BZh', '\xfd7zXZ']],
  ['document', ['%PDF', '%!PS', '{\\rtf', '\xd0\xcf\x11\xe0']],
]
const DRAWING = /<svg[\s>]/i
const MARKUP = /^\s*<(!doctype|html|\?xml|script|!--|body|head)/i

const HEIF_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/
const AVIF_BRANDS = /^(avif|avis)$/

/**
 * What a file is, by its first bytes alone: neither its name nor what its sender says of it counts.
 * @param head the first bytes, at most `HEAD_BYTES`
 */
export function sniff(head: Uint8Array): { kind: PhotoKind } | { refusal: ImageRefusal } {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('latin1')
  if (text === '') return { refusal: 'empty' }
  if (text.startsWith('\xff\xd8\xff')) return { kind: 'jpeg' }
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return { kind: 'png' }
  if (/^GIF8[79]a/.test(text)) return { kind: 'gif' }
  if (/^RIFF.{4}WEBP/s.test(text)) return { kind: 'webp' }
  if (text.slice(4, 8) === 'ftyp') return ofBrands(text)
  return { refusal: refusalOf(text) }
}

function refusalOf(text: string): ImageRefusal {
  const found = BEGINNINGS.find(([, beginnings]) => beginnings.some((beginning) => text.startsWith(beginning)))
  if (found) return found[0]
  if (DRAWING.test(text)) return 'drawing'
  // A mark of the byte order may stand before.
  return MARKUP.test(text.replace(/^\xef\xbb\xbf/, '')) ? 'document' : 'unknown'
}

/** Files of the HEIF family say by their brands how their pictures are encoded. */
function ofBrands(text: string): { kind: PhotoKind } | { refusal: ImageRefusal } {
  const end = Math.min(text.charCodeAt(2) * 256 + text.charCodeAt(3), text.length)
  const brands = [text.slice(8, 12), ...(text.slice(16, end).match(/.{4}/gs) ?? [])]
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return { kind: 'avif' }
  return { refusal: brands.some((brand) => HEIF_BRANDS.test(brand)) ? 'heic' : 'unknown' }
}

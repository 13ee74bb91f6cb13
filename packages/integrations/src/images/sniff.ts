import type { ImageRefusal } from '@zivina/contract/media/image-refusals'

/** The accepted kinds of files. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** How many first bytes of a file are needed to recognise its kind. */
export const HEAD_BYTES = 1024

/** First bytes of files that are no photos, as text with one byte per character. */
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
 * Recognises a file by its first bytes only: its name and declared type are ignored.
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
  // A byte order mark may come first.
  return MARKUP.test(text.replace(/^\xef\xbb\xbf/, '')) ? 'document' : 'unknown'
}

/** Files of the HEIF family name the encoding of their pictures in their brands. */
function ofBrands(text: string): { kind: PhotoKind } | { refusal: ImageRefusal } {
  const end = Math.min(text.charCodeAt(2) * 256 + text.charCodeAt(3), text.length)
  const brands = [text.slice(8, 12), ...(text.slice(16, end).match(/.{4}/gs) ?? [])]
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return { kind: 'avif' }
  return { refusal: brands.some((brand) => HEIF_BRANDS.test(brand)) ? 'heic' : 'unknown' }
}

import { open } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { ImageFormat } from './format.ts'
import { refusedFile } from './image-host-error.ts'
import { HEAD_BYTES, type PhotoKind, sniff } from './sniff.ts'
import { MAX_SOURCE_PIXELS } from './source.ts'

/** A picture encoded again from its pixels. */
export type CleanImage = { bytes: Uint8Array; format: ImageFormat; width: number; height: number }

/** How a picture is stored where that differs from its original: its longest side in pixels, its format. */
export type CleanImageOptions = { edge?: number; as?: 'jpeg' | 'png' | 'webp' }

/** No page shows a larger picture; sides in pixels. */
const MAX_EDGE = 4000
const QUALITY = 90
const ENCODE_SECONDS = 30

/** The stored format of each kind: one that every browser reads and from which variants are made quickly. */
const KEPT_AS: Record<PhotoKind, 'jpeg' | 'png' | 'webp'> = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'png',
  webp: 'webp',
  avif: 'webp',
}

/**
 * Makes a picture that can be stored and shown from an uploaded file: upright, at most 4000 pixels a side by default, only its first
 * frame, in sRGB. Nothing else of the file remains: no EXIF, GPS position, XMP, IPTC, comment, colour profile or data hidden
 * behind the pixels.
 * @param file path of the uploaded file
 * @throws ImageHostError 400 with the reason of the refusal
 */
export async function cleanImage(file: string, { edge = MAX_EDGE, as }: CleanImageOptions = {}): Promise<CleanImage> {
  const found = sniff(await readHead(file))
  if ('refusal' in found) throw refusedFile(found.refusal)
  const format = as ?? KEPT_AS[found.kind]
  try {
    // The limit of pixels is checked in the header, before anything is decoded.
    const image = sharp(file, { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'truncated', autoOrient: true })
    const drawn = image
      .timeout({ seconds: ENCODE_SECONDS })
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const { data, info } = await encode(drawn, format).toBuffer({ resolveWithObject: true })
    return { bytes: data, format, width: info.width, height: info.height }
  } catch (cause) {
    throw refusedFile(/pixel limit|timeout/i.test(String(cause)) ? 'too_many_pixels' : 'damaged', cause)
  }
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function encode(image: Sharp, format: 'jpeg' | 'png' | 'webp'): Sharp {
  if (format === 'png') return image.png({ compressionLevel: 9 })
  if (format === 'webp') return image.webp({ quality: QUALITY })
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true })
}

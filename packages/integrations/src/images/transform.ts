import sharp, { type Sharp } from 'sharp'
import type { DrawnFormat } from './format.ts'
import type { VariantPlan } from './plan-variant.ts'
import { MAX_SOURCE_PIXELS } from './source.ts'
import type { Stage } from './stage.ts'

/** Increased whenever the same plan would give different bytes, so that cached variants are rendered again. */
export const RENDERER_REVISION = 2
/** Above this quality mozjpeg takes six times as long for a twentieth of the bytes. */
const PACKED_JPEG_MAX = 80
const WHITE = 'ffffff'

/**
 * Renders one variant: makes the picture upright, runs the stages one after the other and encodes the last result. Only the
 * pixels remain (no EXIF, no GPS, no colour profile: the pixels become sRGB). Of an animation the first frame is used.
 * @param picture the stored picture, or the path of its file
 * @throws Error for a picture that cannot be decoded
 */
export async function renderVariant(
  picture: Uint8Array | string,
  { stages, quality, format }: VariantPlan,
): Promise<Uint8Array> {
  let image = sharp(picture, { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'error' })
  let { hasAlpha } = await image.metadata()
  image = image.autoOrient()
  for (const [index, stage] of stages.entries()) {
    image = applyStage(image, stage, hasAlpha)
    if (index === stages.length - 1) break
    const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    hasAlpha = info.channels === 4
    image = sharp(data, { raw: info })
  }
  if (format === 'jpeg') image = image.flatten({ background: `#${stages.at(-1)?.ground ?? WHITE}` })
  return encode(image, format, quality).toBuffer()
}

function applyStage(image: Sharp, { scale, cut, is_smart, pad, ground }: Stage, hasAlpha: boolean): Sharp {
  // A requested colour also shows through the picture's own transparency.
  let result = ground === null ? image : image.flatten({ background: `#${ground}` })
  if (cut !== null && is_smart) {
    const { width, height } = cut
    // Attention looks for contrast, saturation and skin, so it works for faces as well.
    result = result.resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
  } else {
    result = result.resize({ ...scale, fit: 'fill' })
    if (cut !== null) result = result.extract(cut)
  }
  if (pad === null) return result
  const drawn = cut ?? scale
  return result.extend({
    left: pad.left,
    right: pad.width - drawn.width - pad.left,
    top: pad.top,
    bottom: pad.height - drawn.height - pad.top,
    background: hasAlpha && ground === null ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${ground ?? WHITE}`,
  })
}

function encode(image: Sharp, format: DrawnFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      // AVIF looks like JPEG at a lower number. Effort 2 encodes a card of 400 px in about 40 ms; effort 4 takes five times as
      // long and saves a tenth of the bytes.
      return image.avif({ quality: Math.max(1, Math.round(quality * 0.75)), effort: 2, chromaSubsampling: '4:2:0' })
    case 'webp':
      return image.webp({ quality, effort: 4 })
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: quality <= PACKED_JPEG_MAX })
    case 'png':
      return image.png({ compressionLevel: 9 })
  }
}

import sharp, { type Sharp } from 'sharp'
import type { ImageFormat } from './format.ts'
import { cropOrigin, type Plan, planStep } from './geometry.ts'
import type { Step } from './grammar.ts'
import { ImageHostError } from './image-host-error.ts'
import { MAX_SOURCE_PIXELS, undecodable } from './source.ts'

/** Goes up whenever the same request would give different bytes, so that cached variants are made anew. */
export const RENDERER_REVISION = 1
const DEFAULT_QUALITY = 80
const WHITE = 'ffffff'

/**
 * Makes one variant: turns the picture upright, runs the steps one after the other and encodes the last one.
 * Nothing but the pixels survives (no EXIF, no GPS, no colour profile: the pixels become sRGB). Of an animation the first
 * picture is taken.
 * @param bytes the stored picture
 * @throws ImageHostError 400 for a result beyond the limits, 422 for a picture that cannot be decoded
 */
export async function renderVariant(
  bytes: Uint8Array,
  steps: readonly Step[],
  format: ImageFormat,
): Promise<Uint8Array> {
  try {
    const last = steps.at(-1) ?? {}
    let image = sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS, failOn: 'error' })
    const facts = await image.metadata()
    let frame: Frame = { ...facts.autoOrient, hasAlpha: facts.hasAlpha }
    image = image.autoOrient()
    for (const step of steps) {
      const plan = planStep(step, frame)
      image = applyPlan(image, plan, step, frame.hasAlpha)
      if (step === last) break
      const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
      frame = { width: info.width, height: info.height, hasAlpha: info.channels === 4 }
      image = sharp(data, { raw: info })
    }
    if (format === 'jpeg') image = image.flatten({ background: `#${last.background ?? WHITE}` })
    const quality = steps.findLast((step) => step.quality !== undefined)?.quality ?? DEFAULT_QUALITY
    return await encode(image, format, quality).toBuffer()
  } catch (error) {
    throw error instanceof ImageHostError ? error : undecodable(error)
  }
}

interface Frame {
  width: number
  height: number
  hasAlpha: boolean
}

function applyPlan(image: Sharp, plan: Plan, step: Step, hasAlpha: boolean): Sharp {
  const { scale, crop, canvas } = plan
  const isCut = crop.width < scale.width || crop.height < scale.height
  const smart = step.focus === 'auto' || step.focus === 'face'
  // A colour asked for also shows through the picture's own transparency.
  let result = step.background === undefined ? image : image.flatten({ background: `#${step.background}` })
  if (isCut && smart && !isExtract(step)) {
    // Attention looks for contrast, saturation and skin, so it serves faces as well.
    result = result.resize({ ...crop, fit: 'cover', position: sharp.strategy.attention })
  } else {
    result = result.resize({ ...scale, fit: 'fill' })
    if (isCut) result = result.extract({ ...cropOrigin(scale, crop, step.focus), ...crop })
  }
  const spareWidth = canvas.width - crop.width
  const spareHeight = canvas.height - crop.height
  if (spareWidth === 0 && spareHeight === 0) return result
  const { left, top } = cropOrigin(canvas, crop, step.focus)
  const transparent = hasAlpha && step.background === undefined
  return result.extend({
    left,
    right: spareWidth - left,
    top,
    bottom: spareHeight - top,
    background: transparent ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${step.background ?? WHITE}`,
  })
}

function isExtract(step: Step): boolean {
  return step.fit === 'extract' || step.fit === 'pad_extract'
}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      // AVIF looks like JPEG at a lower number. Effort 2 encodes a card of 400 px in about 40 ms; effort 4 takes five times
      // as long for a tenth of the bytes.
      return image.avif({ quality: Math.max(1, Math.round(quality * 0.75)), effort: 2, chromaSubsampling: '4:2:0' })
    case 'webp':
      return image.webp({ quality, effort: 4 })
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 9 })
    case 'gif':
      return image.gif()
  }
}

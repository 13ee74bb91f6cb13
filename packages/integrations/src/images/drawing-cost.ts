import type { DrawnFormat, ImageFormat } from './format.ts'
import { pixelsOf, type Size } from './geometry.ts'
import type { VariantPlan } from './plan-variant.ts'
import { sizeOf } from './stage.ts'

/** Milliseconds of a core per megapixel, measured on photos; a JPEG is decoded smaller for a smaller variant. */
const READING: Record<ImageFormat, number> = { jpeg: 5, webp: 9, png: 10, gif: 15, avif: 40 }
const SCALING = 12
const WRITING: Record<DrawnFormat, number> = { avif: 250, webp: 130, jpeg: 110, png: 85 }
/** The factor of quality 100 compared with the usual one. */
const WRITING_FINELY = 1.7

/** A rough estimate of how many milliseconds of a core drawing a variant takes, to tell small drawings from large ones. */
export function drawingCost({ stages, quality, format }: VariantPlan, source: Size & { format: ImageFormat }): number {
  const sizes = [source, ...stages.map(sizeOf)]
  const last = sizes.at(-1) ?? source
  const scaled = stages.reduce((sum, stage) => sum + pixelsOf(stage.scale), 0)
  const writing = WRITING[format] * (quality > 90 ? WRITING_FINELY : 1)
  return (READING[source.format] * pixelsOf(source) + SCALING * scaled + writing * pixelsOf(last)) / 1_000_000
}

import type { Fit, Length, Step } from './grammar.ts'
import { MAX_SIDE } from './grammar.ts'
import { ImageHostError } from './image-host-error.ts'

/** The most pixels a step may produce, also for signed addresses. */
export const MAX_PIXELS = 12_000_000

/** Whole pixels, at least 1 × 1. */
export interface Size {
  width: number
  height: number
}

/** A step in whole pixels, done in this order: scale (without keeping the ratio if requested), cut, pad. */
export interface Plan {
  scale: Size
  crop: Size
  canvas: Size
}

/** The sides that a step requests, in whole pixels; null where not requested. */
export interface Wanted {
  width: number | null
  height: number | null
}

/**
 * Computes the result of a step.
 * Without `c` and `cm` a single side keeps the proportions, and both sides cut the picture to fill them.
 * @param source size of the picture before the step, in pixels
 * @param wanted sides that replace those in the step
 * @throws ImageHostError 400 where the result would exceed the host's limits
 */
export function planStep(step: Step, source: Size, wanted = wantedSides(step, source)): Plan {
  const plan = fitPlan(step.fit ?? 'maintain_ratio', wanted, source)
  for (const size of [plan.scale, plan.canvas]) {
    const side = Math.max(size.width, size.height)
    // Scaling may exceed the canvas before the cut, but only within limits.
    const sideLimit = size === plan.canvas ? MAX_SIDE : 4 * MAX_SIDE
    if (
      side > Math.max(sideLimit, source.width, source.height) ||
      pixelsOf(size) > Math.max(MAX_PIXELS, pixelsOf(source))
    ) {
      throw new ImageHostError(400, 'The requested image is too large.', `The limit is ${MAX_PIXELS} pixels.`)
    }
  }
  return plan
}

/** The sides that a step requests for a picture of this size, with shares, `ar` and `dpr` applied. */
export function wantedSides(step: Step, source: Size): Wanted {
  const width = side(step.width, source.width, step.dpr)
  const height = side(step.height, source.height, step.dpr)
  if (step.ratio === undefined || (width !== null && height !== null)) return { width, height }
  if (width !== null) return { width, height: wholePixels(width / step.ratio) }
  if (height !== null) return { width: wholePixels(height * step.ratio), height }
  return { width, height }
}

function side(length: Length | undefined, source: number, dpr = 1): number | null {
  if (length === undefined) return null
  return wholePixels('share' in length ? length.share * source : length.pixels * dpr)
}

function fitPlan(fit: Fit, wanted: Wanted, source: Size): Plan {
  if (wanted.width === null && wanted.height === null) return { scale: source, crop: source, canvas: source }
  if (fit === 'extract' || fit === 'pad_extract' || fit === 'pad_extract_no_shrink') {
    return extractPlan(fit, wanted, source)
  }
  const box = completeSize(wanted, source)
  const { inside, over } = factors(wanted, source)
  switch (fit) {
    case 'force':
      return whole(box)
    case 'at_max':
      return whole(scaled(source, Math.min(inside, 1)))
    case 'at_max_enlarge':
      return whole(scaled(source, inside))
    case 'at_least':
      return whole(scaled(source, over))
    case 'maintain_ratio':
      return cutPlan(scaled(source, over), box)
    case 'maintain_ratio_no_enlarge':
      return cutPlan(scaled(source, Math.min(over, 1)), box)
    case 'pad_resize':
      return padPlan(scaled(source, inside), box)
    case 'pad_resize_no_enlarge':
      return padPlan(scaled(source, Math.min(inside, 1)), box)
  }
}

function extractPlan(fit: 'extract' | 'pad_extract' | 'pad_extract_no_shrink', wanted: Wanted, source: Size): Plan {
  const box = { width: wanted.width ?? source.width, height: wanted.height ?? source.height }
  const crop = smaller(box, source)
  if (fit === 'extract') return { scale: source, crop, canvas: crop }
  if (fit === 'pad_extract') return { scale: source, crop, canvas: box }
  const canvas = { width: Math.max(box.width, source.width), height: Math.max(box.height, source.height) }
  return { scale: source, crop: source, canvas }
}

function whole(size: Size): Plan {
  return { scale: size, crop: size, canvas: size }
}

function cutPlan(scale: Size, box: Size): Plan {
  const crop = smaller(scale, box)
  return { scale, crop, canvas: crop }
}

function padPlan(scale: Size, box: Size): Plan {
  const crop = smaller(scale, box)
  return { scale, crop, canvas: box }
}

/** Computes the missing side from the proportions of the source. */
function completeSize(wanted: Wanted, source: Size): Size {
  if (wanted.width !== null && wanted.height !== null) return { width: wanted.width, height: wanted.height }
  if (wanted.width !== null) {
    return { width: wanted.width, height: wholePixels((wanted.width * source.height) / source.width) }
  }
  const height = wanted.height ?? source.height
  return { width: wholePixels((height * source.width) / source.height), height }
}

/** The factors that scale the source to fit inside the wanted sides, and to cover them. */
export function factors({ width, height }: Wanted, source: Size): { inside: number; over: number } {
  const asked = [width === null ? [] : width / source.width, height === null ? [] : height / source.height].flat()
  return { inside: Math.min(...asked), over: Math.max(...asked) }
}

function scaled(source: Size, factor: number): Size {
  return { width: wholePixels(source.width * factor), height: wholePixels(source.height * factor) }
}

function smaller(a: Size, b: Size): Size {
  return { width: Math.min(a.width, b.width), height: Math.min(a.height, b.height) }
}

/** Width times height. */
export function pixelsOf({ width, height }: Size): number {
  return width * height
}

/** The nearest whole length, at least 1. */
export function wholePixels(length: number): number {
  return Math.max(1, Math.round(length))
}

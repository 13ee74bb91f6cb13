import type { Plan, Size } from './geometry.ts'
import type { Focus, Step } from './grammar.ts'

/** A rectangle in a picture, in pixels from its upper left corner. */
export type Place = Size & { left: number; top: number }

/** A step with all its values computed: scale, cut, pad. */
export type Stage = {
  scale: Size
  /** The part of the scaled picture to keep; null for all of it. */
  cut: Place | null
  /** The cut is not placed but searched for, by contrast, saturation and skin. */
  is_smart: boolean
  /** The background to put the picture on, and its position there; null for none. */
  pad: Place | null
  /** Six hexadecimal digits; null where no colour was requested. */
  ground: string | null
}

/**
 * Converts a plan to a stage.
 * @returns null where the picture stays as it is
 */
export function toStage({ scale, crop, canvas }: Plan, step: Step, frame: Size): Stage | null {
  const isCut = !isSame(crop, scale)
  const isPadded = !isSame(canvas, crop)
  const ground = step.background ?? null
  if (isSame(scale, frame) && !isCut && !isPadded && ground === null) return null
  const isExtract = step.fit === 'extract' || step.fit === 'pad_extract'
  return {
    scale,
    cut: isCut ? { ...crop, ...cropOrigin(scale, crop, step.focus) } : null,
    is_smart: isCut && !isExtract && (step.focus === 'auto' || step.focus === 'face'),
    pad: isPadded ? { ...canvas, ...cropOrigin(canvas, crop, step.focus) } : null,
    ground,
  }
}

/** The size of a stage's result. */
export function sizeOf({ scale, cut, pad }: Stage): Size {
  const { width, height } = pad ?? cut ?? scale
  return { width, height }
}

function isSame(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height
}

/** Left and top edge of the part that a cut keeps; `auto` and `face` mean the middle here. */
export function cropOrigin(outer: Size, inner: Size, focus: Focus = 'center'): { left: number; top: number } {
  const spareWidth = outer.width - inner.width
  const spareHeight = outer.height - inner.height
  const left = focus.endsWith('left') ? 0 : focus.endsWith('right') ? spareWidth : Math.floor(spareWidth / 2)
  const top = focus.startsWith('top') ? 0 : focus.startsWith('bottom') ? spareHeight : Math.floor(spareHeight / 2)
  return { left, top }
}

import type { Plan, Size } from './geometry.ts'
import type { Focus, Step } from './grammar.ts'

/** A part of a picture or a place on it, in pixels from its upper left corner. */
export type Place = Size & { left: number; top: number }

/** What is drawn of one step, with nothing left to work out: scale, cut, pad. */
export type Stage = {
  scale: Size
  /** What is kept of the scaled picture; null where all of it is. */
  cut: Place | null
  /** The cut is looked for rather than placed: where contrast, saturation and skin are. */
  is_smart: boolean
  /** The ground that the picture is laid on, with where on it; null where there is none. */
  pad: Place | null
  /** Six hexadecimal digits; null where none was asked for. */
  ground: string | null
}

/**
 * The stage that makes what was planned.
 * @returns null where the picture stays as it was
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

/** Size of what a stage makes. */
export function sizeOf({ scale, cut, pad }: Stage): Size {
  const { width, height } = pad ?? cut ?? scale
  return { width, height }
}

function isSame(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height
}

/** Left and top edge of the part that a cut keeps; `auto` and `face` stand in the middle here. */
export function cropOrigin(outer: Size, inner: Size, focus: Focus = 'center'): { left: number; top: number } {
  const spareWidth = outer.width - inner.width
  const spareHeight = outer.height - inner.height
  const left = focus.endsWith('left') ? 0 : focus.endsWith('right') ? spareWidth : Math.floor(spareWidth / 2)
  const top = focus.startsWith('top') ? 0 : focus.startsWith('bottom') ? spareHeight : Math.floor(spareHeight / 2)
  return { left, top }
}

import { isDeepStrictEqual } from 'node:util'
import { PICTURE_QUALITIES, PICTURE_RATIOS, PICTURE_WIDTHS } from '@zivina/contract/media/pictures'
import { planStep, type Size } from './geometry.ts'
import type { Step } from './grammar.ts'
import { ownSizeStage, type VariantPlan } from './plan-variant.ts'
import { type Stage, sizeOf, toStage } from './stage.ts'

const RATIOS = PICTURE_RATIOS.map((ratio) => {
  const [width = 1, height = 1] = ratio.split('-').map(Number)
  return width / height
})
const square = (side: number): Step => ({ width: { pixels: side }, height: { pixels: side } })
/** The icon of an ingredient, which pages then scale, and the thumbnail in the answer to an upload. */
const ICON: Step = { ...square(96), fit: 'pad_resize', background: 'ffffff' }
const THUMBNAIL = square(150)
const LARGEST_ICON = 120

/**
 * Whether the product's own pages request a variant: these are cached apart from others.
 * @param source size of the stored picture, in pixels
 */
export function isPageShape({ stages, quality }: VariantPlan, source: Size): boolean {
  if (!PICTURE_QUALITIES.some((known) => known === quality)) return false
  const [first, second, ...more] = stages
  if (first === undefined || isDeepStrictEqual(first, ownSizeStage(source))) return second === undefined
  if (isDeepStrictEqual(first, stageOf(ICON, source))) {
    return more.length === 0 && (second === undefined || isSmallSquare(second))
  }
  return second === undefined && (isCut(first, source, RATIOS) || isDeepStrictEqual(first, stageOf(THUMBNAIL, source)))
}

/** Whether a stage cuts a picture to a width and ratio used by pages. */
function isCut(stage: Stage, frame: Size, ratios: readonly number[]): boolean {
  const { width } = sizeOf(stage)
  if (!PICTURE_WIDTHS.some((known) => known === width)) return false
  return ratios.some((ratio) => isDeepStrictEqual(stage, stageOf({ width: { pixels: width }, ratio }, frame)))
}

/** Whether a stage scales the icon for a list. */
function isSmallSquare(stage: Stage): boolean {
  return sizeOf(stage).width <= LARGEST_ICON && isCut(stage, { width: 96, height: 96 }, [1])
}

function stageOf(step: Step, frame: Size): Stage | null {
  return toStage(planStep(step, frame), step, frame)
}

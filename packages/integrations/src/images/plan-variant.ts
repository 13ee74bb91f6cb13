import type { DrawnFormat } from './format.ts'
import { factors, pixelsOf, planStep, type Size, type Wanted, wantedSides, wholePixels } from './geometry.ts'
import type { Step } from './grammar.ts'
import { ImageHostError } from './image-host-error.ts'
import {
  PUBLISHED_GROUNDS,
  PUBLISHED_PIXELS_MAX,
  PUBLISHED_QUALITIES,
  PUBLISHED_RATIOS,
  PUBLISHED_SIDES,
  sideAbove,
  sideBelow,
} from './published-sizes.ts'
import { type Stage, sizeOf, toStage } from './stage.ts'

/** What an address may request: unsigned ones published sizes only, ones signed with the private key any size. */
export type Reach = 'published' | 'signed'

/** Everything besides the picture that determines a variant's bytes. */
export type VariantPlan = { stages: readonly Stage[]; quality: number; format: DrawnFormat }

/** The most stages of an unsigned chain. */
const PUBLISHED_STAGES_MAX = 3
const DEFAULT_QUALITY = 80
/** The `help` of a refusal. */
export const SIGN_IT = 'Anything else takes an address that is signed with the private key.'

/**
 * Computes the stages that the steps make of a picture of this size.
 * @param reach `published` draws sides at the next published step, in the requested ratio
 * @returns only stages that change something, none where the picture stays as it is
 * @throws ImageHostError 400 for a size, ratio or colour that the reach does not allow
 */
export function planStages(steps: readonly Step[], source: Size, reach: Reach): Stage[] {
  const stages: Stage[] = []
  let frame = source
  for (const step of steps) {
    const plan = reach === 'signed' ? planStep(step, frame) : planStep(step, frame, publishedSides(step, frame))
    const stage = toStage(plan, step, frame)
    if (stage === null) continue
    frame = sizeOf(stage)
    if (reach === 'published') checkStage(stage)
    stages.push(stage)
  }
  if (reach === 'published' && stages.length > PUBLISHED_STAGES_MAX) {
    throw new ImageHostError(400, `The transformation has more than ${PUBLISHED_STAGES_MAX} steps.`, SIGN_IT)
  }
  return stages
}

/** The stage that shrinks a picture requested without sides; null where it is small enough. */
export function ownSizeStage(source: Size): Stage | null {
  const longer = Math.max(source.width, source.height)
  const sized = (side: number): Size => ({
    width: wholePixels((source.width * side) / longer),
    height: wholePixels((source.height * side) / longer),
  })
  if (longer <= LARGEST_SIDE && pixelsOf(source) <= PUBLISHED_PIXELS_MAX) return null
  const side = PUBLISHED_SIDES.findLast((one) => one <= longer && pixelsOf(sized(one)) <= PUBLISHED_PIXELS_MAX)
  return { scale: sized(side ?? LARGEST_SIDE), cut: null, is_smart: false, pad: null, ground: null }
}

/** The last quality in the chain; constant where the format has none. */
export function planQuality(steps: readonly Step[], format: DrawnFormat, reach: Reach): number {
  if (format === 'png') return DEFAULT_QUALITY
  const asked = steps.findLast((step) => step.quality !== undefined)?.quality ?? DEFAULT_QUALITY
  return reach === 'signed' ? asked : (PUBLISHED_QUALITIES.find((published) => published >= asked) ?? asked)
}

const LARGEST_SIDE = PUBLISHED_SIDES.at(-1) ?? 0

/** The published sides for those that a step requests. */
function publishedSides(step: Step, frame: Size): Wanted {
  const wanted = wantedSides(step, frame)
  const { width, height } = wanted
  if (width === null && height === null) return wanted
  switch (step.fit) {
    case 'at_max':
    case 'at_max_enlarge':
      // A picture inside the box stays as it is; another one must not exceed it.
      if (step.fit === 'at_max' && factors(wanted, frame).inside >= 1) return { width: null, height: null }
      return onlySide(wanted, frame, factors(wanted, frame).inside, sideBelow)
    case 'at_least':
      return onlySide(wanted, frame, factors(wanted, frame).over, nextSide)
    default:
      if (width !== null && height !== null) return publishedBox({ width, height }, frame)
      return { width: width && nextSide(width), height: height && nextSide(height) }
  }
}

/** The one side that determines the scale of the whole picture. */
function onlySide(wanted: Wanted, frame: Size, factor: number, round: (side: number) => number): Wanted {
  if (wanted.width !== null && wanted.width / frame.width === factor)
    return { width: round(wanted.width), height: null }
  return { width: null, height: round(wanted.height ?? 1) }
}

/** A box of a published ratio or the picture's own, with a published side and the requested ratio. */
function publishedBox({ width, height }: Size, frame: Size): Size {
  const off = (ratio: number) => Math.abs(width / height / ratio - 1)
  const [ratio = 1] = [frame.width / frame.height, ...PUBLISHED_RATIOS].sort((a, b) => off(a) - off(b))
  if (wholePixels(width / ratio) !== height && wholePixels(height * ratio) !== width) {
    throw new ImageHostError(400, `The ratio ${width} to ${height} is not drawn.`, SIGN_IT)
  }
  if (PUBLISHED_SIDES.includes(width) || PUBLISHED_SIDES.includes(height)) return { width, height }
  const next = nextSide(width)
  return { width: next, height: wholePixels(next / ratio) }
}

function nextSide(side: number): number {
  const next = sideAbove(side)
  if (next === null) throw tooLarge()
  return next
}

function checkStage(stage: Stage): void {
  const size = sizeOf(stage)
  if (Math.max(size.width, size.height) > LARGEST_SIDE || pixelsOf(size) > PUBLISHED_PIXELS_MAX) throw tooLarge()
  if (stage.ground !== null && !PUBLISHED_GROUNDS.has(stage.ground)) {
    throw new ImageHostError(400, `The colour ${stage.ground} is not drawn.`, SIGN_IT)
  }
}

function tooLarge(): ImageHostError {
  const limit = `The limit is ${LARGEST_SIDE} pixels a side and ${PUBLISHED_PIXELS_MAX} altogether.`
  return new ImageHostError(400, 'The requested image is too large.', `${limit} ${SIGN_IT}`)
}

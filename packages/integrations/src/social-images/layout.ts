import type { SocialImageRatio } from '@zivina/contract/discovery/social-images'
import { SOCIAL_IMAGE_WIDTH } from '@zivina/contract/kernel/limits'

type Box = { left: number; top: number; width: number; height: number }

/** The positions on a card, in pixels. */
export type Layout = {
  width: number
  height: number
  photo: Box
  /** The area for text; the brand takes its last line, or the first where the text is beside the photo. */
  text: Box
  /** The possible font sizes of the title, descending. */
  title_sizes: readonly number[]
  beside: boolean
}

const MARGIN = 64
const SIDE_TEXT = 560

/** The three cards: the photo above the text, or beside it where the card is wide. */
export const LAYOUTS: Record<SocialImageRatio, Layout> = {
  '1-1': above(1200, 680, [88, 76, 66, 58]),
  '4-3': above(900, 440, [76, 66, 58, 50]),
  '16-9': besidePhoto(675, [72, 64, 56, 48, 42]),
}

function above(height: number, photo: number, title_sizes: readonly number[]): Layout {
  const width = SOCIAL_IMAGE_WIDTH
  const text = { left: MARGIN, top: photo + 48, width: width - 2 * MARGIN, height: height - photo - 48 - 56 }
  return { width, height, photo: { left: 0, top: 0, width, height: photo }, text, title_sizes, beside: false }
}

function besidePhoto(height: number, title_sizes: readonly number[]): Layout {
  const width = SOCIAL_IMAGE_WIDTH
  const left = MARGIN + SIDE_TEXT + 40
  const text = { left: MARGIN, top: 56, width: SIDE_TEXT, height: height - 2 * 56 }
  return { width, height, photo: { left, top: 0, width: width - left, height }, text, title_sizes, beside: true }
}

import { PICTURE_WIDTHS } from '@zivina/contract/media/pictures'

const range = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)

/** Sides of screens, icons and social networks that are not round numbers. */
const COMMON_SIDES = [
  16, 24, 32, 36, 64, 72, 75, 128, 225, 256, 375, 384, 414, 512, 576, 630, 675, 720, 768, 828, 864, 1024, 1080, 1280,
  1366, 1440, 1536, 1920, 2048,
]

/**
 * Sides in pixels in which unsigned addresses get pictures, ascending: every ten pixels up to 500, every fifty up to 2000,
 * those the product uses itself and other common ones. Another side is rounded up to the next of these.
 */
export const PUBLISHED_SIDES: readonly number[] = [
  ...new Set([...range(10, 500, 10), ...range(550, 2000, 50), ...PICTURE_WIDTHS, ...COMMON_SIDES]),
].sort((a, b) => a - b)

const LANDSCAPE: readonly (readonly [number, number])[] = [
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [3, 2],
  [5, 2],
  [7, 3],
  [4, 3],
  [5, 3],
  [5, 4],
  [7, 5],
  [8, 5],
  [16, 9],
  [40, 21],
]

/** Ratios of width to height for unsigned addresses, besides a picture's own: these, in landscape and portrait. */
export const PUBLISHED_RATIOS: readonly number[] = [1, ...LANDSCAPE.flatMap(([a, b]) => [a / b, b / a])]

/** Qualities for unsigned addresses, ascending; another one is rounded up to the next of these. */
export const PUBLISHED_QUALITIES: readonly number[] = [30, 50, 70, 80, 100]

/** Background colours for unsigned addresses: white, greys and plain colours. Six hexadecimal digits. */
export const PUBLISHED_GROUNDS: ReadonlySet<string> = new Set([
  ...['ffffff', 'f5f5f5', 'f3f3f3', 'eeeeee', 'dddddd', 'cccccc', '808080', '333333', '000000'],
  ...['ff0000', '00ff00', '0000ff', 'ffff00', '00ffff', 'ff00ff'],
])

/** The most pixels of a picture for unsigned addresses, and of one in AVIF, which takes several times as long as another. */
export const PUBLISHED_PIXELS_MAX = 2048 * 1536
export const PUBLISHED_AVIF_PIXELS_MAX = 1_500_000

/** The next larger published side; null beyond the largest. */
export function sideAbove(side: number): number | null {
  return PUBLISHED_SIDES.find((published) => published >= side) ?? null
}

/** The next smaller published side; the smallest for anything below. */
export function sideBelow(side: number): number {
  return PUBLISHED_SIDES.findLast((published) => published <= side) ?? PUBLISHED_SIDES[0] ?? 1
}

/**
 * Widths in pixels that pages, mails and calls request pictures in. The image host keeps these variants apart from others, so a
 * new width must be added here.
 */
export const PICTURE_WIDTHS = [
  40, 44, 48, 56, 64, 80, 88, 96, 112, 120, 128, 132, 144, 160, 168, 176, 192, 240, 288, 320, 352, 400, 480, 500, 640,
  720, 800, 960, 988, 1200, 1280,
] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Width to height of pictures on pages and in mails. */
export const PICTURE_RATIOS = ['1-1', '4-3', '16-9', '3-4'] as const
export type PictureRatio = (typeof PICTURE_RATIOS)[number]

/** Qualities (1–100) that pages and mails request pictures in; the default is 80. */
export const PICTURE_QUALITIES = [50, 70, 80, 100] as const
export type PictureQuality = (typeof PICTURE_QUALITIES)[number]

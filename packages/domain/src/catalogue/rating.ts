import { formatNumber } from '@zivina/czech/format-number'
import { plural } from '@zivina/czech/plural'

/** The numbers of stars, from the worst. */
export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

/** The reviews of a recipe in short: the mean of their stars, null without reviews, and their number. */
export type RatingSummary = { average: number | null; count: number }

/**
 * The mean of stars, not rounded.
 * @param sum of the stars of `count` reviews
 * @returns 1 … 5; null, not zero, without reviews
 */
export function summarizeRating(sum: number, count: number): RatingSummary {
  return { average: count > 0 ? sum / count : null, count }
}

/** „4,6“: the mean as shown, to one decimal. */
export function formatRating(average: number): string {
  return formatNumber(average, 1)
}

/** „4,6 z 5, 12 hodnocení“; null without reviews. */
export function ratingLabel({ average, count }: RatingSummary): string | null {
  return average === null ? null : `${formatRating(average)} z\u00a05, ${formatNumber(count, 0)}\u00a0hodnocení`
}

/** „1 hvězdička“, „3 hvězdičky“, „5 hvězdiček“. */
export function starsLabel(stars: Rating): string {
  return `${stars}\u00a0${plural(stars, 'hvězdička', 'hvězdičky', 'hvězdiček')}`
}

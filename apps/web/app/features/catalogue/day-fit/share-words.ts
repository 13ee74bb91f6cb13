import type { DayRemains } from '@zivina/contract/body/diary-read'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { dayShare } from '@zivina/nutrition/day-share'
import { REFERENCE_KILOJOULES } from '@zivina/nutrition/reference-energy'
import { type EatenPart, portionFit, remainsOf } from '@zivina/nutrition/remains'

/** „23 % denní RHP“; nothing where the portion is unknown. */
export function shareOfReference(portion: EatenPart): string {
  return percentText(dayShare(portion.amount, REFERENCE_KILOJOULES), portion.coverage < 1, 'denní RHP')
}

/** „23 % vašeho dne“ @param kilojoules of the day's target */
export function shareOfDay(portion: EatenPart, kilojoules: number | null): string {
  return percentText(dayShare(portion.amount, kilojoules), portion.coverage < 1, 'vašeho dne')
}

/**
 * „31 % zbytku vašeho dne“, „víc, než dnes zbývá“. Of the whole day where nothing is recorded yet, and where nothing remains: a
 * list of recipes need not repeat on each card that the day is full.
 */
export function shareWords(portion: EatenPart, { is_begun, parts }: DayRemains): string {
  const { goal, eaten, coverage } = parts.kilojoules
  if (goal === null) return shareOfReference(portion)
  const fit = is_begun ? portionFit(portion, remainsOf(goal, { amount: eaten, coverage })) : null
  if (fit === null || fit.fit === 'over') return shareOfDay(portion, goal.most)
  if (fit.fit === 'more') return 'víc, než dnes zbývá'
  return percentText(fit.share, fit.is_at_least, 'zbytku vašeho dne')
}

function percentText(share: number | null, isAtLeast: boolean, whole: string): string {
  return share === null ? '' : `${isAtLeast ? 'nejméně ' : ''}${formatNumber(share * 100, 0)}${NBSP}% ${whole}`
}

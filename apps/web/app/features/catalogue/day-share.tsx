import { formatNumber } from '@zivina/czech/format-number'
import { dayShare } from '@zivina/nutrition/day-share'
import { REFERENCE_KILOJOULES } from '@zivina/nutrition/reference-energy'
import { useDailyKilojoules } from '#app/session/own-allergens.ts'

type DayShareProps = {
  /** Of one portion. */
  kilojoules: number | null
  /** Below 1 the energy is a lower bound. */
  coverage: number
}

/**
 * For logged-in users: what part of their own day a portion makes, and without a target what part of the reference intake.
 * Public pages are the same for everybody, so the browser fills the line in; the style sheet keeps its place only
 * for logged-in users.
 */
export function DayShare({ kilojoules, coverage }: DayShareProps) {
  const daily = useDailyKilojoules()
  const share = daily === undefined ? null : dayShare(kilojoules, daily ?? REFERENCE_KILOJOULES)
  return (
    <p className="day-share">
      {share === null
        ? null
        : `${coverage < 1 ? 'nejméně ' : ''}${formatNumber(share * 100, 0)}\u00a0% ${daily ? 'vašeho dne' : 'denní RHP'}`}
    </p>
  )
}

import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { CONSTITUENT_LABELS, REFERENCE_SOURCE_LABELS } from '@zivina/domain/catalogue/constituent-labels'
import { UNKNOWN_LABEL } from '@zivina/domain/catalogue/format'
import { formatConstituent } from '@zivina/domain/catalogue/format-constituent'
import type { Constituent } from '@zivina/nutrition/constituents/constituents'
import { middleOf, type Range, scaleRange } from '@zivina/nutrition/constituents/range'
import { CONSTITUENT_REFERENCES, constituentShare } from '@zivina/nutrition/constituents/reference-values'
import type { ConstituentSum } from '@zivina/nutrition/constituents/sum-constituents'

type ConstituentRowProps = {
  constituent: Constituent
  /** Of all portions together, before cooking. */
  sum: ConstituentSum
  /** Of all portions together, after cooking; null where it is unknown or does not change. */
  cooked: Range | null
  portions: number
}

/** One constituent: portion, whole, what cooking leaves, share of the reference value, and for how much of the mass it is known. */
export function ConstituentRow({ constituent, sum, cooked, portions }: ConstituentRowProps) {
  const { range, coverage } = sum
  const portion = range && scaleRange(range, 1 / portions)
  const left = cooked && scaleRange(cooked, 1 / portions)
  const shown = formatConstituent(constituent, portion, coverage)
  const whole = formatConstituent(constituent, range, coverage)
  return (
    <tr data-constituent={constituent} className="align-baseline">
      <th scope="row" className="py-2 text-left font-normal">
        <span className="wrap-anywhere hyphens-auto">{CONSTITUENT_LABELS[constituent]}</span>
        {range !== null && coverage < 1 ? (
          <span className="block text-sm text-muted">{coverageText(range, coverage)}</span>
        ) : null}
      </th>
      <td className="py-2 pl-3">
        <span className={shown === UNKNOWN_LABEL ? 'text-muted' : 'font-semibold'}>{shown}</span>
        <AfterCooking constituent={constituent} portion={portion} left={left} coverage={coverage} />
      </td>
      <td className="py-2 pl-3 max-sm:hidden">{whole}</td>
      <td className="py-2 pl-3 text-muted">
        <Share constituent={constituent} eaten={left ?? portion} coverage={coverage} />
      </td>
    </tr>
  )
}

/** The share of a day's reference value, with whose value it is. */
function Share({ constituent, eaten, coverage }: { constituent: Constituent; eaten: Range | null; coverage: number }) {
  const reference = CONSTITUENT_REFERENCES[constituent]
  if (reference === undefined) return '–'
  const value = eaten && (coverage < 1 ? eaten.low : middleOf(eaten))
  const share = constituentShare(constituent, value)
  if (share === null || (share === 0 && coverage < 1)) return '–'
  const source = REFERENCE_SOURCE_LABELS[reference.source]
  return (
    <>
      {coverage < 1 ? 'nejméně ' : ''}
      {formatNumber(share * 100, 0)}&nbsp;%{' '}
      <abbr title={source.full} className="text-sm no-underline">
        {source.short}
      </abbr>
    </>
  )
}

type AfterCookingProps = { constituent: Constituent; portion: Range | null; left: Range | null; coverage: number }

/** What cooking leaves of it, where that is known and looks different. */
function AfterCooking({ constituent, portion, left, coverage }: AfterCookingProps) {
  if (left === null) return null
  const shown = formatConstituent(constituent, left, coverage)
  if (shown === UNKNOWN_LABEL || shown === formatConstituent(constituent, portion, coverage)) return null
  const figure = coverage < 1 ? formatConstituent(constituent, { low: left.low, high: left.low }) : shown
  return <span className="block text-sm text-muted">po uvaření asi {figure}</span>
}

/** For how much of the mass it is known; never „100 %“ of something incomplete. */
function coverageText(range: Range, coverage: number): string {
  const share = `${formatNumber(Math.min(99, Math.max(1, coverage * 100)), 0)}${NBSP}%`
  return range.high === 0 ? `v\u00a0${share} hmotnosti není, o\u00a0zbytku nevíme` : `známe u\u00a0${share} hmotnosti`
}

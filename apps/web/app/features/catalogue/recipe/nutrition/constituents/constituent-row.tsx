import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { CONSTITUENT_LABELS, REFERENCE_SOURCE_LABELS } from '@zivina/domain/catalogue/constituent-labels'
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
  const afterCooking = left && formatConstituent(constituent, left, coverage)
  const whole = formatConstituent(constituent, range, coverage)
  return (
    <tr data-constituent={constituent} className="align-baseline">
      <th scope="row" className="py-2 text-left font-normal">
        <span className="wrap-break-word hyphens-auto">{CONSTITUENT_LABELS[constituent]}</span>
        {range !== null && coverage < 1 ? (
          <span className="block text-sm text-muted">známe u&nbsp;{formatCoverage(coverage)} hmotnosti</span>
        ) : null}
      </th>
      <td className="py-2 pl-3">
        <span className={range === null ? 'text-muted' : 'font-semibold'}>{shown}</span>
        {afterCooking !== null && afterCooking !== shown ? (
          <span className="block text-sm text-muted">po uvaření asi {afterCooking}</span>
        ) : null}
        {range === null ? null : <span className="block text-sm text-muted sm:hidden">celek {whole}</span>}
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
  if (share === null) return '–'
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

/** Never „100 %“ of something incomplete. */
function formatCoverage(coverage: number): string {
  return `${formatNumber(Math.min(99, Math.max(1, coverage * 100)), 0)}${NBSP}%`
}

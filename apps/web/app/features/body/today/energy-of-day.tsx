import type { DiaryTotals } from '@zivina/contract/body/diary-read'
import { Ring } from '#app/features/catalogue/ring.tsx'
import { unknownText } from '../known-bar.tsx'

type EnergyOfDayProps = {
  totals: DiaryTotals | null
  /** kJ; null where there is no target. */
  target: number | null
  /** An energy as a figure and its unit. */
  figure: (kilojoules: number) => string
  unit: string
}

/** The energy eaten in a day as a ring around its figure. */
export function EnergyOfDay({ totals, target, figure, unit }: EnergyOfDayProps) {
  const eaten = totals === null ? 0 : totals.kilojoules
  const coverage = totals === null ? 1 : totals.nutrient_coverage.kilojoules
  const share = eaten === null || target === null || target <= 0 ? 0 : Math.min(1, eaten / target)
  return (
    <div className="flex shrink-0 flex-col items-center gap-1">
      <Ring parts={share > 0 ? [{ nutrient: 'kilojoules', share }] : []} className="size-28 shrink-0 sm:size-36">
        {coverage < 1 && eaten !== null ? <span className="text-xs text-muted">nejméně</span> : null}
        <strong className="figures font-heading text-2xl leading-tight font-semibold text-heading">
          {eaten === null ? '?' : figure(eaten)}
        </strong>
        {/* The unit goes on a line of its own where the small ring has no room for it beside the figure. */}
        <span className="figures max-w-16 text-center text-xs leading-tight text-muted sm:max-w-none sm:text-sm">
          {target === null ? unit : `z\u00a0${figure(target)} ${unit}`}
        </span>
      </Ring>
      {coverage < 1 ? <p className="max-w-36 text-center text-sm text-muted">energii {unknownText(coverage)}</p> : null}
    </div>
  )
}

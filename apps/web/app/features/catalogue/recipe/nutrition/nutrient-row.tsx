import { formatNumber } from '@zivina/czech/format-number'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { Nutrient } from '@zivina/nutrition/nutrients'
import { referenceShare } from '@zivina/nutrition/reference-intake'
import { NutrientBar } from '#app/features/catalogue/nutrient-bar.tsx'
import { NUTRIENT_STYLES } from '#app/features/catalogue/nutrient-style.ts'
import { cn } from '#app/kit/class-names.ts'
import { Figure } from './figure.tsx'

type NutrientRowProps = {
  nutrient: Nutrient
  /** The shown value, of a portion or the whole recipe. */
  value: number | null
  /** The value for the share of the reference intake: always of one portion. */
  perPortion: number | null
  coverage: number
  /** Percent of energy, where the nutrient provides energy. */
  energyPercent: number | null
}

const PART_OF: Partial<Record<Nutrient, string>> = { sugars: 'z\u00a0toho ', saturated_fats: 'z\u00a0toho ' }

/** One nutrient: name, figure, share of the daily reference intake, and a bar. */
export function NutrientRow({ nutrient, value, perPortion, coverage, energyPercent }: NutrientRowProps) {
  const share = referenceShare(nutrient, perPortion)
  const name = NUTRIENT_LABELS[nutrient].name
  return (
    <li className="flex flex-col gap-1.5" data-nutrient={nutrient}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="inline-flex items-baseline gap-2">
          <svg viewBox="0 0 10 10" className={cn('size-2.5', NUTRIENT_STYLES[nutrient].fill)} aria-hidden="true">
            <circle cx="5" cy="5" r="5" />
          </svg>
          <span>{PART_OF[nutrient] ? `${PART_OF[nutrient]}${name.toLowerCase()}` : name}</span>
          {energyPercent === null ? null : (
            <span className="figures text-sm text-muted">{formatNumber(energyPercent, 0)}&nbsp;% energie</span>
          )}
        </span>
        <span className="figures">
          <span className="font-semibold text-heading">
            <Figure nutrient={nutrient} value={value} coverage={coverage} />
          </span>
        </span>
      </div>
      {share === null ? null : (
        <div className="grid grid-cols-[1fr_auto] items-center gap-3">
          <NutrientBar nutrient={nutrient} share={share} />
          <span className="figures min-w-24 text-right text-sm text-muted">
            {formatNumber(share * 100, 0)}&nbsp;% RHP
          </span>
        </div>
      )}
    </li>
  )
}

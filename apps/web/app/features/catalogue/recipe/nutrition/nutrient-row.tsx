import { formatNumber } from '@zivina/czech/format-number'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { Nutrient } from '@zivina/nutrition/nutrients'
import { referenceShare } from '@zivina/nutrition/reference-intake'
import { NutrientDot } from '#app/features/catalogue/nutrient-dot.tsx'
import { Figure } from './figure.tsx'
import { ReferenceBar } from './reference-bar.tsx'

type NutrientRowProps = {
  nutrient: Nutrient
  /** The shown value, of a portion or the whole recipe. */
  value: number | null
  /** The value for the share of the reference intake: always of one portion. */
  perPortion: number | null
  coverage: number
}

const PART_OF: Partial<Record<Nutrient, string>> = { sugars: 'z\u00a0toho ', saturated_fats: 'z\u00a0toho ' }

/** One nutrient: name, figure, and its share of the daily reference intake with a bar. */
export function NutrientRow({ nutrient, value, perPortion, coverage }: NutrientRowProps) {
  const share = referenceShare(nutrient, perPortion)
  const name = NUTRIENT_LABELS[nutrient].name
  return (
    <li className="flex flex-col gap-1.5" data-nutrient={nutrient}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="inline-flex items-baseline gap-2">
          <NutrientDot nutrient={nutrient} />
          <span>{PART_OF[nutrient] ? `${PART_OF[nutrient]}${name.toLowerCase()}` : name}</span>
        </span>
        <span className="figures">
          <span className="font-semibold text-heading">
            <Figure nutrient={nutrient} value={value} coverage={coverage} />
          </span>
        </span>
      </div>
      {share === null ? null : (
        <div className="grid grid-cols-[1fr_auto] items-center gap-3">
          <ReferenceBar nutrient={nutrient} share={share} />
          <span className="figures min-w-24 text-right text-sm text-muted">
            {formatNumber(share * 100, 0)}&nbsp;% RHP
          </span>
        </div>
      )}
    </li>
  )
}

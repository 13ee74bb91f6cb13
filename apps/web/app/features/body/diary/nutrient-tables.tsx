import type { DiaryTotals, EatenConstituents } from '@zivina/contract/body/diary-read'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { CONSTITUENT_GROUP_LABELS, CONSTITUENT_LABELS } from '@zivina/domain/catalogue/constituent-labels'
import { formatNutrient, UNKNOWN_LABEL } from '@zivina/domain/catalogue/format'
import { formatConstituent } from '@zivina/domain/catalogue/format-constituent'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import {
  CONSTITUENT_GROUPS,
  type Constituent,
  type ConstituentGroup,
} from '@zivina/nutrition/constituents/constituents'
import { middleOf } from '@zivina/nutrition/constituents/range'
import { constituentShare } from '@zivina/nutrition/constituents/reference-values'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { referenceShare } from '@zivina/nutrition/reference-intake'
import type { ReactNode } from 'react'

const BASIC = ['protein', 'carbohydrates', 'sugars', 'fat', 'saturated_fats', 'fiber', 'salt'] as const
const GROUPS = Object.keys(CONSTITUENT_GROUPS) as ConstituentGroup[]

/** All nutrients, vitamins and minerals that are known of what was eaten, and how much of it knows them. */
export function NutrientTables({ totals }: { totals: DiaryTotals }) {
  return (
    <div className="flex flex-col gap-5 pb-2">
      <NutrientTable caption="Základní živiny">
        {BASIC.map((nutrient) => {
          const value = totals[TOTAL_FIELDS[nutrient]]
          const coverage = totals.nutrient_coverage[nutrient]
          return (
            <Row
              key={nutrient}
              name={NUTRIENT_LABELS[nutrient].name}
              value={formatNutrient(nutrient, value, coverage)}
              share={referenceShare(nutrient, value)}
              coverage={value === null ? 1 : coverage}
            />
          )
        })}
      </NutrientTable>
      {GROUPS.map((group) => (
        <NutrientTable key={group} caption={CONSTITUENT_GROUP_LABELS[group]}>
          {CONSTITUENT_GROUPS[group].map((each) => (
            <ConstituentLine key={each} constituent={each} eaten={totals.constituents[each]} />
          ))}
        </NutrientTable>
      ))}
      <p className="max-w-text text-sm text-muted">
        Podíly jsou z&nbsp;referenčních hodnot příjmu podle nařízení (EU) č.&nbsp;1169/2011 a&nbsp;podle EFSA. „Nejméně“
        je u&nbsp;součtu, ve kterém některá položka danou hodnotu nemá.
      </p>
    </div>
  )
}

type LineProps = { constituent: Constituent; eaten: EatenConstituents[Constituent] }

function ConstituentLine({ constituent, eaten }: LineProps) {
  const coverage = eaten?.coverage ?? 1
  const shown = formatConstituent(constituent, eaten ?? null, coverage)
  const value = eaten === undefined || shown === UNKNOWN_LABEL ? null : coverage < 1 ? eaten.low : middleOf(eaten)
  return (
    <Row
      name={CONSTITUENT_LABELS[constituent]}
      value={shown}
      share={constituentShare(constituent, value)}
      coverage={shown === UNKNOWN_LABEL ? 1 : coverage}
    />
  )
}

function NutrientTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className="figures w-full text-right">
      <caption className="pb-1 text-left font-heading text-lg font-semibold text-heading">{caption}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-1 text-left font-medium">
            Složka
          </th>
          <th scope="col" className="py-1 pl-3 font-medium">
            Množství
          </th>
          <th scope="col" className="py-1 pl-3 font-medium">
            Z&nbsp;denní hodnoty
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">{children}</tbody>
    </table>
  )
}

/** @param share 0.25 is a quarter; null where it is unknown or there is no reference */
function Row({
  name,
  value,
  share,
  coverage,
}: {
  name: string
  value: string
  share: number | null
  coverage: number
}) {
  return (
    <tr className="align-baseline">
      <th scope="row" className="py-1.5 text-left font-normal">
        <span className="wrap-anywhere hyphens-auto">{name}</span>
        {coverage < 1 ? (
          <span className="block text-sm text-muted">
            známe asi u&nbsp;{formatNumber(Math.min(99, Math.max(1, coverage * 100)), 0)}
            {NBSP}% jídla
          </span>
        ) : null}
      </th>
      <td className={value === UNKNOWN_LABEL ? 'py-1.5 pl-3 text-muted' : 'py-1.5 pl-3 font-semibold'}>{value}</td>
      <td className="py-1.5 pl-3 text-muted">
        {share === null ? '–' : `${coverage < 1 ? 'nejméně ' : ''}${formatNumber(share * 100, 0)}${NBSP}%`}
      </td>
    </tr>
  )
}

import type { Ingredient } from '@zivina/contract/catalogue/ingredients/read'
import { CONSTITUENT_GROUP_LABELS, CONSTITUENT_LABELS, MARK_LABELS } from '@zivina/domain/catalogue/constituent-labels'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { formatConstituent } from '@zivina/domain/catalogue/format-constituent'
import { NUTRIENT_LABELS, WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import {
  CONSTITUENT_GROUPS,
  type Constituent,
  type ConstituentGroup,
  type ConstituentMark,
} from '@zivina/nutrition/constituents/constituents'
import { NUTRIENTS, type Nutrient } from '@zivina/nutrition/nutrients'
import { nutrientBasis } from '@zivina/nutrition/units'
import type { ReactNode } from 'react'

export type TabledFood = Pick<
  Ingredient,
  Nutrient | 'weight_units' | 'micronutrients' | 'nutrient_marks' | 'nutrient_limits'
>

const GROUPS = Object.keys(CONSTITUENT_GROUPS) as ConstituentGroup[]

/** All values of one food: nutrients in its own unit, constituents in 100 g, each with how it is known. Unknown ones say so. */
export default function FoodTable({ food }: { food: TabledFood }) {
  const { weight_units, micronutrients, nutrient_marks } = food
  const basis = `${nutrientBasis(weight_units)}\u00a0${WEIGHT_UNIT_LABELS[weight_units].short}`
  return (
    <div className="flex flex-col gap-5">
      <Values caption={`Základní hodnoty na ${basis}`}>
        {NUTRIENTS.map((nutrient) => (
          <Value
            key={nutrient}
            name={NUTRIENT_LABELS[nutrient].name}
            figure={nutrientText(food, nutrient)}
            mark={null}
          />
        ))}
      </Values>
      {GROUPS.map((group) => (
        <Values key={group} caption={`${CONSTITUENT_GROUP_LABELS[group]} na 100\u00a0g`}>
          {CONSTITUENT_GROUPS[group].map((constituent) => {
            const mark = nutrient_marks[constituent] ?? null
            return (
              <Value
                key={constituent}
                name={CONSTITUENT_LABELS[constituent]}
                figure={constituentText(constituent, micronutrients[constituent], mark)}
                mark={mark}
              />
            )
          })}
        </Values>
      ))}
    </div>
  )
}

function Values({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className="figures w-full text-right">
      <caption className="pb-1 text-left font-heading text-lg font-semibold text-heading">{caption}</caption>
      <tbody className="divide-y divide-line border-t border-line">{children}</tbody>
    </table>
  )
}

function Value({ name, figure, mark }: { name: string; figure: string; mark: ConstituentMark | null }) {
  return (
    <tr className="align-baseline">
      <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
        {name}
      </th>
      <td className="py-1.5 pl-3">
        {figure}
        {mark ? <span className="block text-sm text-muted">{MARK_LABELS[mark.mark]}</span> : null}
      </td>
    </tr>
  )
}

function nutrientText(food: TabledFood, nutrient: Nutrient): string {
  const limit = nutrient === 'calories' ? undefined : food.nutrient_limits[nutrient]
  if (limit === undefined) return formatNutrient(nutrient, food[nutrient])
  return `méně než ${formatNutrient(nutrient, limit)}`
}

function constituentText(constituent: Constituent, value: number | null, mark: ConstituentMark | null): string {
  if (mark?.mark === 'below_limit') {
    return `méně než ${formatConstituent(constituent, { low: mark.limit, high: mark.limit })}`
  }
  return formatConstituent(constituent, value === null ? null : { low: value, high: value })
}

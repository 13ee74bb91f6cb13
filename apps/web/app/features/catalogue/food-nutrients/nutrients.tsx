import { formatNumber } from '@zivina/czech/format-number'
import { type FoodQuantity, type FoodWithFigures, nutrientOf } from '@zivina/domain/catalogue/food-page/food-quantities'
import { nutrientWords } from '@zivina/domain/catalogue/food-page/food-words'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { Range } from '@zivina/nutrition/constituents/range'
import type { Nutrient } from '@zivina/nutrition/nutrients'
import { referenceShare } from '@zivina/nutrition/reference-intake'
import { NutrientDot } from '#app/features/catalogue/nutrient-dot.tsx'
import { NUTRIENT_STYLES } from '#app/features/catalogue/nutrient-style.ts'
import { quantityWords } from './quantity-words.ts'
import { ShareBar } from './share-bar.tsx'

/** In the order of a label; parts follow what they are a part of. */
const ROWS = ['protein', 'carbohydrates', 'sugars', 'fat', 'saturated_fats', 'fiber', 'salt'] as const
const PARTS: ReadonlySet<Nutrient> = new Set(['sugars', 'saturated_fats'])

type NutrientsProps = { food: FoodWithFigures; quantity: FoodQuantity }

/** Energy and nutrients of a quantity, with their share of the reference intake of an adult. */
export function Nutrients({ food, quantity }: NutrientsProps) {
  const kilojoules = nutrientOf(food, 'kilojoules', quantity)
  const share = shareOf('kilojoules', kilojoules)
  return (
    <div className="flex flex-col gap-4 rounded-card bg-surface p-4 shadow-card sm:p-5">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1" aria-live="polite" data-testid="energy">
        <span className="figures font-heading text-2xl font-semibold text-heading">
          {nutrientWords('calories', nutrientOf(food, 'calories', quantity))}
        </span>
        {kilojoules ? <span className="figures text-lg">{nutrientWords('kilojoules', kilojoules)}</span> : null}
        <span className="figures text-muted">
          {quantityWords(quantity)}
          {share === null ? '' : `, ${percent(share)} RHP`}
        </span>
      </p>
      <table className="figures w-full text-right" data-testid="nutrients">
        <caption className="sr-only">Živiny: {quantityWords(quantity)}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="pb-1 text-left font-medium">
              Živina
            </th>
            <th scope="col" className="pb-1 pl-3 font-medium">
              Množství
            </th>
            <th scope="col" className="w-1/4 pb-1 pl-3 font-medium">
              <abbr title="referenční hodnota příjmu" className="no-underline">
                RHP
              </abbr>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {ROWS.map((nutrient) => (
            <NutrientRow key={nutrient} nutrient={nutrient} range={nutrientOf(food, nutrient, quantity)} />
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">
        RHP je referenční hodnota příjmu průměrné dospělé osoby (8&nbsp;400&nbsp;kJ / 2&nbsp;000&nbsp;kcal). Pro
        vlákninu stanovena není.
      </p>
    </div>
  )
}

function NutrientRow({ nutrient, range }: { nutrient: Nutrient; range: Range | null }) {
  const share = shareOf(nutrient, range)
  const { name } = NUTRIENT_LABELS[nutrient]
  const isPart = PARTS.has(nutrient)
  return (
    <tr data-nutrient={nutrient}>
      <th scope="row" className={`py-2 text-left font-normal wrap-break-word ${isPart ? 'pl-5 text-muted' : ''}`}>
        {isPart ? (
          `z\u00a0toho ${name.toLowerCase()}`
        ) : (
          <span className="inline-flex items-baseline gap-2">
            <NutrientDot nutrient={nutrient} />
            {name}
          </span>
        )}
      </th>
      <td className="py-2 pl-3 font-semibold text-heading">{nutrientWords(nutrient, range)}</td>
      <td className="py-2 pl-3 text-sm text-muted">
        {share === null ? (
          '–'
        ) : (
          <>
            {percent(share)}
            <ShareBar share={share} className={NUTRIENT_STYLES[nutrient].fill} />
          </>
        )}
      </td>
    </tr>
  )
}

/** Null also where the value is only known to be below a limit. */
function shareOf(nutrient: Nutrient, range: Range | null): number | null {
  return range === null || range.low !== range.high ? null : referenceShare(nutrient, range.high)
}

function percent(share: number): string {
  return `${formatNumber(share * 100, 0)}\u00a0%`
}

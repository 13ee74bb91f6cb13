import { nutrientOf } from '@zivina/domain/catalogue/food-page/food-quantities'
import { nutrientWords } from '@zivina/domain/catalogue/food-page/food-words'
import type { Figures } from '#app/features/catalogue/food-nutrients/food-figures.ts'
import { gramsWords } from '#app/features/catalogue/food-nutrients/quantity-words.ts'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'

const COLUMNS = ['protein', 'carbohydrates', 'fat'] as const
const NAMES = { protein: 'Bílkoviny', carbohydrates: 'Sacharidy', fat: 'Tuky' } as const
const CELL = 'py-2 pl-3'

/** What a piece, a spoon or a cup weighs and has. Nothing for a food without household measures. */
export function FoodMeasures({ figures: { food, quantities } }: { figures: Figures }) {
  const measures = quantities.filter(({ key, grams }) => key !== '100g' && key !== '100ml' && grams !== null)
  if (measures.length === 0) return null
  return (
    <section aria-labelledby="miry" className="flex flex-col gap-3">
      <h2 id="miry" className="text-2xl">
        V{'\u00a0'}kuchyni
      </h2>
      <ScrollRegion label={'Hodnoty v\u00a0domácích mírách'} className="overflow-x-auto">
        <table className="figures w-full text-right" data-testid="measures">
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-2 text-left font-medium">
                Míra
              </th>
              <th scope="col" className={`${CELL} font-medium`}>
                Váží
              </th>
              <th scope="col" className={`${CELL} font-medium`}>
                Energie
              </th>
              {COLUMNS.map((nutrient) => (
                <th key={nutrient} scope="col" className={`${CELL} font-medium max-sm:hidden`}>
                  {NAMES[nutrient]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {measures.map((quantity) => (
              <tr key={quantity.key} data-measure={quantity.key}>
                <th scope="row" className="py-2 text-left font-normal">
                  {quantity.label}
                </th>
                <td className={CELL}>{quantity.grams === null ? null : gramsWords(quantity.grams)}</td>
                <td className={`${CELL} font-semibold text-heading`}>
                  {nutrientWords('calories', nutrientOf(food, 'calories', quantity))}
                </td>
                {COLUMNS.map((nutrient) => (
                  <td key={nutrient} className={`${CELL} max-sm:hidden`}>
                    {nutrientWords(nutrient, nutrientOf(food, nutrient, quantity))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}

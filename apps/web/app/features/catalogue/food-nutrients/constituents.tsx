import { formatNumber } from '@zivina/czech/format-number'
import { CONSTITUENT_GROUP_LABELS, CONSTITUENT_LABELS, MARK_LABELS } from '@zivina/domain/catalogue/constituent-labels'
import {
  constituentOf,
  type FoodQuantity,
  type FoodWithFigures,
} from '@zivina/domain/catalogue/food-page/food-quantities'
import { constituentWords } from '@zivina/domain/catalogue/food-page/food-words'
import {
  CONSTITUENT_GROUPS,
  type Constituent,
  type ConstituentGroup,
} from '@zivina/nutrition/constituents/constituents'
import { NUTRIENT_REFERENCE_VALUES } from '@zivina/nutrition/constituents/reference-values'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { quantityWords } from './quantity-words.ts'
import { ShareBar } from './share-bar.tsx'

const GROUPS = Object.keys(CONSTITUENT_GROUPS) as ConstituentGroup[]
/** What most readers look for; the others are one press away. */
const FIRST: ReadonlySet<ConstituentGroup> = new Set(['vitamins', 'minerals'])

type ConstituentsProps = { food: FoodWithFigures; quantity: FoodQuantity }

/** Vitamins, minerals and the other constituents. What is unknown says so. */
export function Constituents({ food, quantity }: ConstituentsProps) {
  return (
    <div className="flex flex-col gap-2">
      {GROUPS.map((group) => {
        const known = CONSTITUENT_GROUPS[group].filter((name) => constituentOf(food, name, quantity) !== null)
        const count = `${known.length}\u00a0z\u00a0${CONSTITUENT_GROUPS[group].length} známe`
        return (
          <div key={group} className="rounded-card bg-surface px-4 py-2 shadow-card sm:px-5">
            <Disclosure
              open={FIRST.has(group) && known.length > 0}
              title={
                <h3 className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3 text-lg">
                  {CONSTITUENT_GROUP_LABELS[group]}
                  <span className="text-sm font-normal text-muted">{count}</span>
                </h3>
              }
              className="pb-3"
            >
              <ConstituentTable food={food} quantity={quantity} group={group} />
            </Disclosure>
          </div>
        )
      })}
      <p className="text-sm text-muted">
        Podíly jsou z&nbsp;denní referenční hodnoty podle nařízení (EU) č.&nbsp;1169/2011, příloha XIII. „Neuvedeno“
        znamená, že hodnotu neznáme, ne že je nulová.
      </p>
    </div>
  )
}

function ConstituentTable({ food, quantity, group }: ConstituentsProps & { group: ConstituentGroup }) {
  return (
    <table className="figures w-full text-right" data-group={group}>
      <caption className="sr-only">{`${CONSTITUENT_GROUP_LABELS[group]}: ${quantityWords(quantity)}`}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Složka</th>
          <th scope="col">Množství</th>
          <th scope="col">Z&nbsp;denní hodnoty</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {CONSTITUENT_GROUPS[group].map((constituent) => (
          <ConstituentRow key={constituent} food={food} quantity={quantity} constituent={constituent} />
        ))}
      </tbody>
    </table>
  )
}

function ConstituentRow({ food, quantity, constituent }: ConstituentsProps & { constituent: Constituent }) {
  const range = constituentOf(food, constituent, quantity)
  const mark = food.nutrient_marks[constituent]
  const reference = NUTRIENT_REFERENCE_VALUES[constituent]
  const share = range === null || range.low !== range.high || reference === undefined ? null : range.high / reference
  return (
    <tr className="align-baseline" data-constituent={constituent}>
      <th scope="row" className="py-1.5 text-left font-normal wrap-break-word">
        {CONSTITUENT_LABELS[constituent]}
      </th>
      <td className={`py-1.5 pl-3 ${range === null ? 'text-muted' : ''}`}>
        {constituentWords(constituent, range)}
        {mark && range ? (
          <span className="block text-sm text-muted max-sm:leading-tight">{MARK_LABELS[mark.mark]}</span>
        ) : null}
      </td>
      <td className="w-14 py-1.5 pl-3 text-sm text-muted sm:w-1/5">
        {share === null ? null : (
          <>
            {`${formatNumber(share * 100, 0)}\u00a0%`}
            <ShareBar share={share} className="fill-brand" />
          </>
        )}
      </td>
    </tr>
  )
}

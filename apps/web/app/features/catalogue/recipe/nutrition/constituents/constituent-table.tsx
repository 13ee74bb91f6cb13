import { CONSTITUENT_GROUP_LABELS, REFERENCE_SOURCE_LABELS } from '@zivina/domain/catalogue/constituent-labels'
import { cookedConstituents } from '@zivina/domain/catalogue/dish-figures/cooked-constituents'
import type { PreparedDish } from '@zivina/domain/catalogue/dish-figures/dish-weight'
import { CONSTITUENT_GROUPS, type ConstituentGroup } from '@zivina/nutrition/constituents/constituents'
import { sumConstituents } from '@zivina/nutrition/constituents/sum-constituents'
import { useMemo } from 'react'
import { portionsLabel } from '../../recipe-description.ts'
import { ConstituentRow } from './constituent-row.tsx'

const GROUPS = Object.keys(CONSTITUENT_GROUPS) as ConstituentGroup[]
const CELL = 'py-2 pl-3 font-medium'

/**
 * All constituents of a portion and the whole recipe by groups. The figures are sums of the ingredients before cooking; what
 * cooking leaves of them is told below, as an estimate.
 */
export default function ConstituentTable({ dish, portions }: { dish: PreparedDish; portions: number }) {
  const sums = useMemo(() => sumConstituents(dish.lines.counted), [dish])
  const cooked = useMemo(() => cookedConstituents(dish), [dish])
  const isCooked = dish.method !== null && Object.keys(cooked).length > 0
  return (
    <div className="flex flex-col gap-5 px-4 pb-5 sm:px-5">
      <ConstituentNotes isCooked={isCooked} />
      {GROUPS.map((group) => (
        <table key={group} className="figures w-full text-right" data-group={group}>
          <caption className="pb-1 text-left font-heading text-lg font-semibold text-heading">
            {CONSTITUENT_GROUP_LABELS[group]}
          </caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="py-2 text-left font-medium">
                Složka
              </th>
              <th scope="col" className={CELL}>
                Porce
              </th>
              <th scope="col" className={`${CELL} max-sm:hidden`}>
                Celek ({portionsLabel(portions)})
              </th>
              <th scope="col" className={CELL}>
                Z&nbsp;denní hodnoty
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {CONSTITUENT_GROUPS[group].map((constituent) => (
              <ConstituentRow
                key={constituent}
                constituent={constituent}
                sum={sums[constituent]}
                cooked={cooked[constituent] ?? null}
                portions={portions}
              />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

function ConstituentNotes({ isCooked }: { isCooked: boolean }) {
  return (
    <div className="flex max-w-text flex-col gap-2 text-sm text-muted">
      <p>
        Hodnoty jsou součtem surovin před tepelnou úpravou.{' '}
        {isCooked
          ? 'Kolik z\u00a0vitaminů a\u00a0minerálních látek zbude po uvaření, odhadujeme průměrnými podíly podle tabulek USDA; podíl z\u00a0denní hodnoty je pak z\u00a0tohoto odhadu.'
          : 'Vařením se část vitaminů a\u00a0minerálních látek ztratí; kolik, u\u00a0tohoto receptu odhadnout neumíme.'}
      </p>
      <p>
        EU: {REFERENCE_SOURCE_LABELS.eu_1169_2011.full}. EFSA: Evropský úřad pro bezpečnost potravin, tam, kde nařízení
        hodnotu nemá. U&nbsp;sodíku a&nbsp;kofeinu jde o&nbsp;nejvyšší množství bez obav, ne o&nbsp;cíl.
      </p>
    </div>
  )
}

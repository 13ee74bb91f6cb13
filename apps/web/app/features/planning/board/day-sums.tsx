import type { EaterTotals, MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { TOTAL_FIELDS } from '@zivina/nutrition/macros'
import { ShareBar } from '#app/features/catalogue/day-share-bar.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { energyShareOf, KEEPING_WORDS, nutrientShareOf, sumRows } from '../figures/plan-totals.ts'
import { gramsText } from '../figures/plan-words.ts'
import { useBoard } from './board-context.ts'
import { PlanEnergy } from './plan-energy.tsx'

export type Target = MealPlanDetail['eaters'][number]['target']
/** Against what a sum is shown: nothing is known of the target in a shared link. */
export type Against = { target: Target | null; isBarHidden: boolean }

type SumsProps = Against & { totals: EaterTotals | undefined; days?: number }

/** The energy of a day or a week beside its target, as a figure and a bar. */
export function EnergySum({ totals, target, isBarHidden, days = 1 }: SumsProps) {
  if (!totals) return null
  const share = energyShareOf(totals, target, days)
  return (
    <div className="figures flex flex-col gap-1">
      <p className="text-sm">
        <strong className="text-base text-heading">
          <PlanEnergy kilojoules={totals.kilojoules} coverage={totals.nutrient_coverage.kilojoules} />
        </strong>{' '}
        {target?.kilojoules != null ? (
          <span className="own-figures text-muted">
            z&nbsp;
            <PlanEnergy kilojoules={target.kilojoules * days} coverage={1} />
          </span>
        ) : null}
      </p>
      {isBarHidden || share === null ? null : <ShareBar nutrient="kilojoules" share={share} />}
    </div>
  )
}

/** While an item is moved: that the sums of a day are those after it, and what its energy was. */
export function BeforeMove({ day }: { day: string }) {
  const { before } = useBoard()
  const was = before.get(day)
  if (was === undefined) return null
  return (
    <p className="own-figures figures text-sm font-semibold text-brand">
      po přesunu, dřív <PlanEnergy kilojoules={was} />
    </p>
  )
}

const SHORT = ['protein', 'carbohydrates', 'fat'] as const

/** The three macronutrients in a line each, in whole grams, with a bar where there is a target. */
export function MacroSums({ totals, target, isBarHidden, days = 1 }: SumsProps) {
  if (!totals) return null
  return (
    <dl className="own-figures figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm">
      {SHORT.map((nutrient) => {
        const share = nutrientShareOf(totals, target, nutrient, days)
        return (
          <div key={nutrient} className="contents">
            <dt className="text-muted">{NUTRIENT_LABELS[nutrient].name}</dt>
            <dd className="text-right">
              {gramsText(totals[TOTAL_FIELDS[nutrient]], totals.nutrient_coverage[nutrient])}
            </dd>
            {isBarHidden || share === null ? null : (
              <dd className="col-span-2 pb-1">
                <ShareBar nutrient={nutrient} share={share} />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

type SumTableProps = SumsProps & { title: string }

/** All sums of a day or a week, beside what they should be. */
export function SumTable({ totals, target, days = 1, title }: SumTableProps) {
  if (!totals) return null
  const rows = sumRows(totals, target, days)
  const hasBounds = rows.some(({ bounds }) => bounds !== '')
  const isPartial = rows.some(({ value }) => value.startsWith('nejméně'))
  return (
    <Disclosure title={title} className="own-figures pt-2 pb-1">
      <table className="figures w-full border-collapse text-base">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Živina</th>
            <th scope="col">Množství</th>
            {hasBounds ? <th scope="col">Cíl</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ nutrient, label, value, bounds, keeping }) => (
            <tr key={nutrient} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal">
                {label}
              </th>
              <td className="py-1.5 pl-2 text-right font-semibold">{value}</td>
              {hasBounds ? (
                <td className="py-1.5 pl-3 text-right text-sm text-muted">
                  {bounds}
                  {keeping === 'free' ? null : (
                    <span className={cn('block', keeping === 'within' ? 'text-brand' : 'text-text')}>
                      {KEEPING_WORDS[keeping]}
                    </span>
                  )}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {isPartial ? (
        <p className="pt-2 text-sm text-muted">
          „Nejméně“ je u&nbsp;součtu, ve kterém některá surovina danou hodnotu v&nbsp;tabulkách nemá.
        </p>
      ) : null}
    </Disclosure>
  )
}

import { formatNumber } from '@zivina/czech/format-number'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { REFERENCE_KILOJOULES } from '@zivina/nutrition/reference-energy'
import { PlanEnergy } from '../board/plan-energy.tsx'
import { EXAMPLE_MEALS } from './example-meals.ts'

/** A day of a meal plan worked out for a target, for those who have no plan yet. @param daily kJ; null is unknown */
export function ExampleDay({ daily }: { daily: number | null }) {
  const kilojoules = daily ?? REFERENCE_KILOJOULES
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-text text-muted">
        {daily === null ? 'Ukázka pro referenční příjem dospělého' : 'Ukázka pro váš denní cíl'}
        <span className="own-figures">
          ,{' '}
          <span className="figures whitespace-nowrap">
            <PlanEnergy kilojoules={kilojoules} coverage={1} />
          </span>
        </span>
        . V&nbsp;jídelníčku si jídla vyberete sami a&nbsp;součty uvidíte hned.
      </p>
      <ul aria-label="Ukázkový den" className="flex max-w-2xl flex-col divide-y divide-line">
        {EXAMPLE_MEALS.map(({ meal, share, dish }) => (
          <li key={meal} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0">
              <span className="block text-sm text-muted">{MEAL_TYPE_LABELS[meal]}</span>
              {dish}
            </span>
            <span className="own-figures figures whitespace-nowrap">
              <strong>
                <PlanEnergy kilojoules={kilojoules * share} coverage={1} />
              </strong>{' '}
              <span className="text-muted">{formatNumber(share * 100, 0)}&nbsp;%</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

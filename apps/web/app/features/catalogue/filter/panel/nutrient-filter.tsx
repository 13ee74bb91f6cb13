import {
  type NutrientSpans,
  SPAN_DECIMALS,
  SPAN_FIELDS,
  SPAN_MAX,
  SPAN_NUTRIENTS,
} from '@zivina/domain/catalogue/filter/nutrient-spans'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { LimitsField } from '#app/kit/ui/limits-field.tsx'
import type { ChangeFilter } from '../use-filter.ts'

/** At least and at most so many grams of each nutrient in a portion. */
export function NutrientFilter({ filter, change }: { filter: NutrientSpans; change: ChangeFilter }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">
        Gramy v{'\u00a0'}jedné porci. Recepty, u{'\u00a0'}kterých hodnotu neznáme jistě, vynecháme.
      </p>
      {SPAN_FIELDS.map((name) => (
        <LimitsField
          key={name}
          name={name}
          label={NUTRIENT_LABELS[SPAN_NUTRIENTS[name]].name}
          unit="g"
          largest={SPAN_MAX}
          decimals={SPAN_DECIMALS}
          value={filter[name]}
          onChange={(span) => change({ [name]: span }, 'soon')}
        />
      ))}
    </div>
  )
}

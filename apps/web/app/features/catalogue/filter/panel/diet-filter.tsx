import type { DietType } from '@zivina/domain/catalogue/diet-types'
import { DIET_TYPE_LABELS } from '@zivina/domain/catalogue/diet-types'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { toggled } from './labelled.ts'

type DietFilterProps = {
  options: readonly DietType[]
  chosen: readonly DietType[]
  onChange: (chosen: DietType[]) => void
  scope: string
}

/** Diets, all of which must be met. „Bez omezení“ is selected when no other is. */
export function DietFilter({ options, chosen, onChange, scope }: DietFilterProps) {
  const toggle = (diet: DietType) => onChange(diet === 'Without restrictions' ? [] : toggled(chosen, diet))
  return (
    <div className="-my-1">
      {options.map((diet) => (
        <Checkbox
          key={diet}
          name={scope === '' ? 'diet_types' : `${scope}-diet_types`}
          value={diet}
          checked={chosen.includes(diet)}
          onChange={() => toggle(diet)}
        >
          {DIET_TYPE_LABELS[diet]}
        </Checkbox>
      ))}
    </div>
  )
}

import { DIET_LEVELS, type DietLevel } from '@zivina/nutrition/preferences'
import { SelectField } from '#app/kit/form/select-field.tsx'

const LABELS = {
  vegan: 'rostlinného původu',
  vegetarian: 's\u00a0mlékem, vejci nebo medem',
  pescetarian: 's\u00a0rybou nebo mořskými plody',
  omnivore: 's\u00a0masem',
} as const satisfies Record<DietLevel, string>

type DietLevelFieldProps = { value: DietLevel | ''; onChange: (level: DietLevel | '') => void }

/** Selects the strictest eating style that the food suits. */
export function DietLevelField({ value, onChange }: DietLevelFieldProps) {
  return (
    <SelectField
      label="Složení"
      hint="Podle něj poznáme, pro koho se recept hodí."
      value={value}
      onChange={(event) => onChange(event.target.value as DietLevel | '')}
    >
      <option value="">nevím</option>
      {DIET_LEVELS.toReversed().map((level) => (
        <option key={level} value={level}>
          {LABELS[level]}
        </option>
      ))}
    </SelectField>
  )
}

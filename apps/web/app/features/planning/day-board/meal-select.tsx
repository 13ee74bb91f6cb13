import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import { Select } from '#app/kit/ui/select.tsx'

type MealSelectProps = { value: MealType; onChange: (meal: MealType) => void }

/** The meal of a day. */
export function MealSelect({ value, onChange }: MealSelectProps) {
  return (
    <Select
      aria-label="Druh jídla"
      value={value}
      onChange={({ target }) => onChange(target.value as MealType)}
      className="w-52"
    >
      {MEAL_TYPES.map((meal) => (
        <option key={meal} value={meal}>
          {MEAL_TYPE_LABELS[meal]}
        </option>
      ))}
    </Select>
  )
}

import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { plannedShare } from '@zivina/domain/planning/planned-share'
import { TextField } from '#app/kit/form/text-field.tsx'

type DayShareProps = {
  meals: readonly MealType[]
  typed: string
  error: string | undefined
  onChange: (typed: string) => void
}

/** Where only some meals of a day are planned: what part of its energy they are, said beforehand and open to change. */
export function DayShare({ meals, typed, error, onChange }: DayShareProps) {
  const usual = Math.round(100 * plannedShare(meals))
  if (meals.length === 0 || (usual === 100 && typed === '')) return null
  return (
    <TextField
      label={'Podíl z\u00a0denní energie (%)'}
      hint={`Plánujete jen část dne. Taková jídla obvykle dají ${usual}\u00a0% denního cíle, zbytek si necháte na ostatní.`}
      className="max-w-sm"
      inputMode="numeric"
      maxLength={4}
      placeholder={String(usual)}
      value={typed}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

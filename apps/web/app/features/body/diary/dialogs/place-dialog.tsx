import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { useState } from 'react'
import { type DayAndMeal, PLACE_TABLE } from '#app/features/planning/day-board/place-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'

type PlaceDialogProps = {
  title: string
  label: string
  day: string
  /** Null where each entry keeps its meal. */
  meal: MealType | null
  onPlace: (place: { day: string; meal: MealType }) => void
  onClose: () => void
}

/** Asks for a day and a meal: where entries are moved or copied to. */
export default function PlaceDialog({ title, label, day, meal, onPlace, onClose }: PlaceDialogProps) {
  const [record] = useState((): DayAndMeal => ({ day, meal_type: meal ?? 'Breakfast' }))
  const form = useTableForm<DayAndMeal>({
    table: PLACE_TABLE,
    record,
    submit: async ({ day: to, meal_type }) => {
      onClose()
      onPlace({ day: to, meal: meal_type })
    },
  })
  return (
    <FormDialog form={form} title={title} label={label} side="bottom" onClose={onClose}>
      <Fields of={form} only={meal === null ? ['day'] : ['day', 'meal_type']} />
    </FormDialog>
  )
}

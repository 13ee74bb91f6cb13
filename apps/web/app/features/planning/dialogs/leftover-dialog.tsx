import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { addDays } from '@zivina/domain/planning/plan-days'
import { useState } from 'react'
import { type DayAndMeal, PLACE_TABLE } from '#app/features/planning/day-board/place-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { dishOf, newItem } from '../plan/plan-items.ts'
import type { PlanChanges } from '../plan/use-plan-changes.ts'

type LeftoverDialogProps = { changes: PlanChanges; item: MealPlanItem; onClose: () => void }

/** Plans a dish once more: it is cooked with the first one, so it costs no time and nothing is bought for it. */
export default function LeftoverDialog({ changes, item, onClose }: LeftoverDialogProps) {
  const [record] = useState<DayAndMeal>(() => ({ day: addDays(item.day, 1), meal_type: 'Lunch' }))
  const form = useTableForm<DayAndMeal>({
    table: PLACE_TABLE,
    record,
    submit: async ({ day, meal_type }) => {
      const dish = dishOf(item)
      if (dish) {
        const added = newItem(dish, day, meal_type, item.portions, item.leftover_of ?? item.guid)
        await changes.add(day, [added.body], [added.look], `Zbytky: ${item.name}, ${dayName(day)}`)
      }
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Sníst podruhé" label="Naplánovat" side="bottom" onClose={onClose}>
      <p className="wrap-anywhere">
        {item.name}: uvaří se jen jednou ({dayName(item.day)}), podruhé už se nevaří ani nenakupuje.
      </p>
      <Fields of={form} />
    </FormDialog>
  )
}

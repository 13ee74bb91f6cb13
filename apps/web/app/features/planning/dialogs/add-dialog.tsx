import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { useState } from 'react'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import { MealSelect } from '#app/features/planning/day-board/meal-select.tsx'
import { dayName } from '#app/kit/text/day-names.ts'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { newItem, type Plannable } from '../plan/plan-items.ts'
import { type PlanChanges, sayPlanFailure } from '../plan/use-plan-changes.ts'
import { FoodPicker } from './food-picker.tsx'
import { RecipePicker } from './recipe-picker.tsx'

type AddDialogProps = { plan: MealPlanDetail; changes: PlanChanges; day: string; meal: MealType; onClose: () => void }

const KINDS = [
  { value: 'recipe', label: 'Recept' },
  { value: 'food', label: 'Surovina' },
] as const

/** Puts a recipe or a food into a meal: one portion for everyone, which can be changed at the item. */
export default function AddDialog({ plan, changes, day, meal: asked, onClose }: AddDialogProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('recipe')
  const [meal, setMeal] = useState(asked)
  const pick = (what: Plannable) => {
    const portions = plan.eaters.map(({ guid }) => ({ eater: guid, portions: 1 }))
    const { body, look } = newItem(what, day, meal, portions)
    onClose()
    changes.add(day, [body], [look], `Přidáno: ${what.name}, ${mealName(meal)}`).catch(sayPlanFailure)
  }
  return (
    <Dialog open onClose={onClose} title={`${MEAL_TYPE_LABELS[meal]}, ${dayName(day)}`} side="top">
      <div className="flex flex-col gap-4 p-5">
        <div className="flex flex-wrap items-center gap-3">
          <Segmented legend="Co přidat" options={KINDS} value={kind} onChange={setKind} />
          <MealSelect value={meal} onChange={setMeal} />
        </div>
        {kind === 'recipe' ? <RecipePicker meal={meal} onPick={pick} /> : <FoodPicker onPick={pick} />}
      </div>
    </Dialog>
  )
}

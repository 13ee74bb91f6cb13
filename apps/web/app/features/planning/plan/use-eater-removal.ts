import type { Eater, MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { useMemo } from 'react'
import { type Removal, useDelayedRemoval } from '#app/session/account/use-delayed-removal.ts'

/** Removes eaters of a plan with undo: they and the dishes that no other eater has disappear at once. */
export function useEaterRemoval(plan: string) {
  const removal = useMemo<Removal<Eater>>(
    () => ({
      key: 'meal-plan',
      done: 'Odebráno',
      nameOf: ({ name }) => name,
      erase: (api, { guid }) => api('DELETE /meal_plan/{guid}/eater/{eater}', { params: { guid: plan, eater: guid } }),
    }),
    [plan],
  )
  return useDelayedRemoval<Eater>(removal)
}

/** A plan as it is once eaters are removed from it. */
export function withoutEaters(plan: MealPlanDetail, removed: ReadonlySet<string>): MealPlanDetail {
  if (removed.size === 0) return plan
  const stays = ({ portions }: { portions: readonly { eater: string }[] }) =>
    portions.length === 0 || portions.some(({ eater }) => !removed.has(eater))
  return {
    ...plan,
    eaters: plan.eaters.filter(({ guid }) => !removed.has(guid)),
    meal_days: plan.meal_days.map((day) => ({
      ...day,
      recipes: day.recipes.filter(stays),
      ingredients: day.ingredients.filter(stays),
    })),
  }
}

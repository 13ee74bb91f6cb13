import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import { scaleTotals } from '@zivina/nutrition/macros'
import { Check, Utensils } from 'lucide-react'
import type { Choice } from '#app/features/body/diary/choices.ts'
import { entryOf } from '#app/features/body/diary/new-entries.ts'
import { useDiary } from '#app/features/body/diary/use-diary.ts'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import { portionsOf } from '#app/features/planning/figures/plan-words.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'

type EatenButtonProps = {
  plan: string
  item: MealPlanItem
  /** Who of the plan’s eaters stands for the person. */
  eater: string
}

/**
 * Records one’s own part of a planned dish in the diary with one press. Another press changes nothing, as it may be the second of a
 * double one: it offers to take the record back. What is planned for a coming day cannot have been eaten.
 */
export function EatenButton({ plan, item, eater }: EatenButtonProps) {
  const { query, change } = useDiary(item.day, null)
  const portions = portionsOf(item, eater)
  if (portions === 0 || query.data === undefined || item.day > calendarDay(new Date())) return null
  const entry = query.data.flatMap(({ entries }) => entries).find(({ planned_item }) => planned_item === item.guid)
  const offerBack = (guids: readonly string[]) =>
    showSnackbar(`Zapsáno do deníku: ${item.name}, ${mealName(item.meal_type)}`, 'success', {
      label: 'Vrátit zpět',
      run: () => {
        for (const guid of guids) change({ kind: 'remove', guid })
      },
    })
  const record = () => {
    const made = entryOf(plannedChoice(plan, item, portions), null, { day: item.day, meal: item.meal_type })
    change({ kind: 'add', ...made })
    offerBack(made.looks.map(({ guid }) => guid))
  }
  return (
    <Button
      variant={entry ? 'brand' : 'outline'}
      aria-pressed={entry !== undefined}
      aria-label={`Snědeno: ${item.name}`}
      className="shrink-0 px-3"
      onClick={() => (entry ? offerBack([entry.guid]) : record())}
    >
      {entry ? <Check aria-hidden /> : <Utensils aria-hidden />}
      <span className="max-sm:sr-only">Snědeno</span>
    </Button>
  )
}

function plannedChoice(plan: string, item: MealPlanItem, portions: number): Choice {
  const { guid, name, slug, photo, totals, recipe_modified } = item
  return {
    key: `planned:${guid}`,
    name,
    slug,
    photo,
    ingredient: item.ingredient,
    usual: null,
    planned_item: guid,
    kind: item.ingredient !== null ? 'ingredient' : recipe_modified !== null ? 'recipe_modified' : 'recipe',
    gramsOf: () => null,
    totalsOf: () => scaleTotals(totals, portions),
    whatOf: () => ({ kind: 'planned', plan, item: guid, eater: null }),
  }
}

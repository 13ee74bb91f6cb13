import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { MEAL_TYPE_LABELS, type MealType } from '@zivina/domain/catalogue/meal-types'
import { Plus } from 'lucide-react'
import { mealName } from '#app/features/planning/day-board/carrying.ts'
import { useDropping } from '#app/kit/sortable/use-dropping.ts'
import { weekdayName } from '#app/kit/text/day-names.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { useBoard } from './board-context.ts'
import { ItemCard } from './item-card.tsx'

type MealCellProps = { day: string; meal: MealType; items: readonly MealPlanItem[]; isNarrow: boolean }

/** One meal of a day: what is in it, and a way to add more. Items are dropped into it. */
export function MealCell({ day, meal, items, isNarrow }: MealCellProps) {
  const { edit } = useBoard()
  const { place, over } = useDropping<HTMLDivElement>({
    item: null,
    onDrop: edit ? (dropped) => edit.drop(dropped, { day, meal_type: meal, before: null }) : null,
    onHover: (dragged, where) => edit?.hover(dragged, where && { day, meal_type: meal, before: null }),
  })
  const label = MEAL_TYPE_LABELS[meal]
  return (
    <div
      ref={place}
      data-meal-cell
      className={cn(
        'group/cell flex min-w-0 flex-col gap-1.5 rounded-card p-1',
        isNarrow && 'md:p-0',
        over === 'into' && 'bg-brand-soft',
        items.length === 0 && 'print:hidden',
        // A phone’s week is read; empty meals are filled in the day.
        items.length === 0 && isNarrow && 'max-md:hidden',
      )}
    >
      <div className="flex min-h-11 items-center justify-between gap-1 print:min-h-0">
        <h4 className={cn('text-base font-semibold', isNarrow && 'md:text-sm md:pl-1 md:font-medium md:text-muted')}>
          {label}
        </h4>
        {edit ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`Přidat: ${weekdayName(day)}, ${mealName(meal)}`}
            onClick={() => edit.openAdd(day, meal)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-brand hover:bg-brand-soft print:hidden"
          >
            <Plus className="size-5" aria-hidden />
          </button>
        ) : null}
      </div>
      {items.length > 0 ? (
        <ul aria-label={`${label}, ${weekdayName(day)}`} className="flex flex-col gap-2">
          {items.map((item, place) => (
            <ItemCard key={item.guid} item={item} next={items[place + 1]?.guid ?? null} isNarrow={isNarrow} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

import { tied } from '@zivina/contract/kernel/typography'
import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { scaleTotals } from '@zivina/nutrition/macros'
import { Pin, Soup, StickyNote } from 'lucide-react'
import { forWeekday, fromWeekday } from '#app/kit/text/day-names.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { MovableItem } from '../day-board/movable-item.tsx'
import { DishMark } from '../dish/dish-mark.tsx'
import { DishThumb } from '../dish/dish-thumb.tsx'
import { amountsText, portionsOf } from '../figures/plan-words.ts'
import { useBoard } from './board-context.ts'
import { PlanEnergy } from './plan-energy.tsx'

type ItemCardProps = { item: MealPlanItem; next: string | null; isNarrow: boolean }

/** A dish or a food in a meal, which opens what can be done with it. */
export function ItemCard({ item, next, isNarrow }: ItemCardProps) {
  const { edit, besideItem } = useBoard()
  const beside = isNarrow ? null : (besideItem?.(item) ?? null)
  const { day, meal_type } = item
  return (
    <MovableItem
      item={item}
      spot={{ day, meal_type }}
      next={next}
      moves={edit}
      onOpen={() => edit?.openItem(item)}
      className={cn(
        beside !== null && 'flex items-center gap-2 pr-2',
        'rounded-card bg-surface shadow-card print:border print:border-line print:shadow-none',
      )}
      faceClassName="rounded-card"
      face={edit ? <ItemFace item={item} isNarrow={isNarrow} /> : <ReadOnly item={item} isNarrow={isNarrow} />}
    >
      {beside}
    </MovableItem>
  )
}

/** A plan that is only read: its recipes can be opened. */
function ReadOnly({ item, isNarrow }: Pick<ItemCardProps, 'item' | 'isNarrow'>) {
  const { slug, recipe } = item
  const face = <ItemFace item={item} isNarrow={isNarrow} />
  return slug !== null && recipe !== null ? (
    <a href={`/recepty/${slug}`} className="block rounded-card hover:bg-brand-soft">
      {face}
    </a>
  ) : (
    face
  )
}

function ItemFace({ item, isNarrow }: Pick<ItemCardProps, 'item' | 'isNarrow'>) {
  const { eaters, eater } = useBoard()
  const { name, note, totals, leftover_of, time_minutes, availability } = item
  const portions = portionsOf(item, eater)
  const eaten = portions > 0 ? scaleTotals(totals, portions) : null
  const amounts = amountsText(item, eaters)
  return (
    <div className={cn('flex gap-3 p-2', isNarrow && 'md:flex-col md:gap-1.5')}>
      <ItemPicture item={item} isNarrow={isNarrow} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className={cn('wrap-anywhere line-clamp-2 leading-snug font-semibold', isNarrow && 'md:text-sm')}>
          {tied(name)}
        </span>
        <span className="figures flex flex-wrap gap-x-2 text-sm text-muted">
          {eaten ? (
            <PlanEnergy kilojoules={eaten.kilojoules} coverage={eaten.nutrient_coverage.kilojoules} />
          ) : (
            <span>nejí</span>
          )}
          {leftover_of === null && time_minutes !== null ? <span>{formatMinutes(time_minutes)}</span> : null}
          {amounts === '' ? null : <span className="wrap-anywhere text-text">{amounts}</span>}
        </span>
        <ItemMarks item={item} />
        {availability === 'gone' ? <span className="text-sm text-error">recept už není dostupný</span> : null}
        {note === '' ? null : (
          <span className="wrap-anywhere line-clamp-3 flex gap-1.5 text-sm">
            <StickyNote className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden />
            {note}
          </span>
        )}
      </div>
    </div>
  )
}

/**
 * A pinned dish says so. A leftover says from which day it is, which costs no time and buys nothing; the meal that cooks it, for which
 * days it is enough.
 */
function ItemMarks({ item }: { item: MealPlanItem }) {
  const { cookedOn, eatenOn } = useBoard().leftovers
  const cooked = cookedOn(item)
  const from = cooked === undefined ? 'z\u00a0dřívějška' : fromWeekday(cooked)
  const until = eatenOn(item).map((day) => `i\u00a0${forWeekday(day)}`)
  const left = item.leftover_of === null ? until.join(', ') : from
  return (
    <>
      {item.is_pinned ? <DishMark Icon={Pin}>připnuto</DishMark> : null}
      {left === '' ? null : <DishMark Icon={Soup}>{left}</DishMark>}
    </>
  )
}

/** In the columns of a week a picture stands above the name; a phone’s week has none. */
function ItemPicture({ item, isNarrow }: Pick<ItemCardProps, 'item' | 'isNarrow'>) {
  const { name, photo, ingredient } = item
  return (
    <DishThumb
      name={name}
      photo={photo}
      food={ingredient}
      sizes={isNarrow ? '9rem' : '4rem'}
      className={cn(
        'h-12 w-16 print:hidden',
        isNarrow && 'max-md:hidden md:h-16 md:w-full',
        isNarrow && photo === null && 'md:hidden',
      )}
    />
  )
}

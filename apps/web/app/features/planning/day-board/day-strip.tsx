import { daysOf } from '@zivina/domain/planning/plan-days'
import { ShareBar } from '#app/features/catalogue/day-share-bar.tsx'
import { useDropping } from '#app/kit/sortable/use-dropping.ts'
import { dayName, dayNumber, weekdayShort, weekOf } from '#app/kit/text/day-names.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { itemsText } from '../figures/plan-words.ts'

/** How full a day is: its items, and their part of the target where there is one. */
export type Fullness = { count: number; share: number | null }

type DayStripProps = {
  day: string
  today: string
  fullnessOf: (day: string) => Fullness
  /** Said of a day without items. */
  empty: string
  isBarHidden: boolean
  onDay: (day: string) => void
  /** An item dropped on a day goes to the same meal there; undefined where nothing can be moved. */
  onDrop: ((item: string, day: string) => void) | undefined
  /** An item is dragged over a day, or, with null, over it no more. */
  onHover?: ((item: string, day: string | null) => void) | undefined
}

/** The week of a day, each day with a small bar of how full it is. */
export function DayStrip({ day, ...rest }: DayStripProps) {
  return (
    <nav aria-label="Dny týdne" className="grid grid-cols-7 gap-1 print:hidden">
      {daysOf(weekOf(day)).map((each) => (
        <StripDay key={each} each={each} day={day} {...rest} />
      ))}
    </nav>
  )
}

function StripDay({
  each,
  day,
  today,
  fullnessOf,
  empty,
  isBarHidden,
  onDay,
  onDrop,
  onHover,
}: DayStripProps & { each: string }) {
  const { place, over } = useDropping<HTMLButtonElement>({
    item: null,
    onDrop: onDrop ? (item) => onDrop(item, each) : null,
    onHover: (item, where) => onHover?.(item, where && each),
  })
  const { count, share } = fullnessOf(each)
  return (
    <button
      ref={place}
      type="button"
      aria-current={each === day ? 'date' : undefined}
      onClick={() => onDay(each)}
      className={cn(
        'figures flex min-h-16 flex-col items-center gap-0.5 rounded-card px-1 py-1.5 hover:bg-brand-soft',
        each === day ? 'bg-brand-soft font-semibold text-brand-strong' : 'bg-surface',
        over === 'into' && 'outline-3 outline-brand',
      )}
    >
      <span className="sr-only">
        {dayName(each)}
        {each === today ? ', dnes' : ''}, {count === 0 ? empty : itemsText(count)}
      </span>
      <span aria-hidden className="text-sm text-muted">
        {weekdayShort(each)}
      </span>
      <span
        aria-hidden
        className={cn(
          'inline-flex size-7 items-center justify-center rounded-full',
          each === today && 'bg-brand text-on-brand',
        )}
      >
        {dayNumber(each)}
      </span>
      <span className="block w-full px-0.5" aria-hidden>
        {isBarHidden || share === null || count === 0 ? (
          <span className={cn('mx-auto block h-1.5 rounded-full', count > 0 ? 'w-3 bg-brand' : 'w-1.5 bg-line')} />
        ) : (
          <span className="own-figures block">
            <ShareBar nutrient="kilojoules" share={share} />
          </span>
        )}
      </span>
    </button>
  )
}

import { daysOf } from '@zivina/domain/planning/plan-days'
import { cn } from '#app/kit/ui/class-names.ts'
import { energyShareOf, totalsOf } from '../figures/plan-totals.ts'
import { itemsText } from '../figures/plan-words.ts'
import { type DayRange, dayName, dayNumber, weekdayShort } from '../plan/plan-dates.ts'
import { type Days, dayIn, itemsOf } from '../plan/plan-days.ts'
import { useBoard } from './board-context.ts'
import type { Against } from './day-sums.tsx'
import { ShareBar } from './share-bar.tsx'
import { useDropping } from './use-dropping.ts'

type WeekStripProps = {
  week: DayRange
  days: Days
  day: string
  today: string
  against: Against
  onDay: (day: string) => void
}

/** The days of a week, each with a small bar of how full it is. An item dropped on a day goes to the same meal there. */
export function WeekStrip({ week, ...rest }: WeekStripProps) {
  return (
    <nav aria-label="Dny týdne" className="grid grid-cols-7 gap-1 print:hidden">
      {daysOf(week).map((each) => (
        <StripDay key={each} each={each} {...rest} />
      ))}
    </nav>
  )
}

function StripDay({ each, days, day, today, against, onDay }: Omit<WeekStripProps, 'week'> & { each: string }) {
  const { eater, edit } = useBoard()
  const { place, over } = useDropping<HTMLButtonElement>({
    item: null,
    onDrop: edit ? (dropped) => edit.dropOnDay(dropped, each) : null,
  })
  const planned = dayIn(days, each)
  const count = itemsOf(planned).length
  const share = count > 0 ? energyShareOf(totalsOf(planned?.totals, eater), against.target) : null
  return (
    <button
      ref={place}
      type="button"
      aria-current={each === day ? 'true' : undefined}
      onClick={() => onDay(each)}
      className={cn(
        'figures flex min-h-16 flex-col items-center gap-0.5 rounded-card px-1 py-1.5 hover:bg-brand-soft',
        each === day ? 'bg-brand-soft font-semibold text-brand-strong' : 'bg-surface',
        over === 'into' && 'outline-3 outline-brand',
      )}
    >
      <span className="sr-only">
        {dayName(each)}
        {each === today ? ', dnes' : ''}, {count === 0 ? 'nic' : itemsText(count)}
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
      <span className="block w-full px-0.5">
        {against.isBarHidden || share === null ? (
          <Dots count={count} />
        ) : (
          <ShareBar nutrient="kilojoules" share={share} />
        )}
      </span>
    </button>
  )
}

/** Without a target, whether anything is planned at all. */
function Dots({ count }: { count: number }) {
  return (
    <span
      className={cn('mx-auto block h-1.5 rounded-full', count > 0 ? 'w-3 bg-brand' : 'w-1.5 bg-line')}
      aria-hidden
    />
  )
}

import { counted } from '@zivina/czech/plural'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { CalendarCheck } from 'lucide-react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { LOOKED_BACK, type Today, useToday } from './use-today.ts'

/** How many of the last days have something eaten recorded. Days that have nothing are not spoken of. */
export function RecordedPanel({ first }: { first: Today | null }) {
  const query = useToday('recorded', { day: calendarDay(new Date()), first })
  return (
    <Panel title="Vaše zápisy" Icon={CalendarCheck}>
      <QueryGate query={query} waiting={{ text: 'Načítám zápisy…', shape: <Skeleton className="h-20 w-full" /> }}>
        {(periods) => {
          const days = new Set(periods.filter(({ recorded_days }) => recorded_days > 0).map(({ from }) => from))
          return (
            <>
              <p className="max-w-text">{recordedText(days.size)}</p>
              <Dots days={days} />
            </>
          )
        }}
      </QueryGate>
    </Panel>
  )
}

/** „V posledních 14 dnech jste si zapsali 9 dní.“ */
export function recordedText(count: number): string {
  if (count === 0) return 'Každý zápis pomůže poznat, jak jíte. Začít můžete kterýkoli den.'
  if (count === LOOKED_BACK) return `Posledních ${LOOKED_BACK}\u00a0dní máte zapsaných každý den.`
  return `V\u00a0posledních ${LOOKED_BACK}\u00a0dnech jste si zapsali ${counted(count, 'den', 'dny', 'dní')}.`
}

/** A dot for each day, today last. The sentence above says the same. */
function Dots({ days }: { days: ReadonlySet<string> }) {
  const today = calendarDay(new Date())
  const shown = Array.from({ length: LOOKED_BACK }, (_, at) => addDays(today, at + 1 - LOOKED_BACK))
  return (
    <div aria-hidden className="flex max-w-72 justify-between">
      {shown.map((day) => (
        <span
          key={day}
          className={cn(
            'size-3.5 rounded-full border',
            days.has(day) ? 'border-brand bg-brand' : 'border-line bg-sunken',
          )}
        />
      ))}
    </div>
  )
}

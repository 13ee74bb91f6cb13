import type { ClientCard } from '@zivina/contract/counselling/client-desk'
import { useState } from 'react'
import { Section } from '#admin/kit/record/section.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { eventsByDay, eventsOf } from './events.ts'
import type { Shared } from './use-shared.ts'

/** Days that are shown at first. */
const FIRST = 10

/** What happened, the latest first: consultations and plans, and of the chosen month what the client shares. */
export function TimeLine({ card, shared }: { card: ClientCard; shared: Shared }) {
  const [isWhole, setIsWhole] = useState(false)
  const days = eventsByDay(eventsOf(card, shared.data))
  return (
    <Section title="Časová osa">
      {days.length === 0 ? <p className="text-muted">Zatím se nic nestalo.</p> : null}
      <ol className="flex flex-col empty:hidden">
        {days.slice(0, isWhole ? undefined : FIRST).map(([day, events]) => (
          <li
            key={day}
            className="grid gap-x-3 border-t border-line py-2 first:border-t-0 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
          >
            <time dateTime={day} className="figures text-sm text-muted">
              {dateText(day)}
            </time>
            <div className="flex min-w-0 flex-col gap-1">
              {events.map(({ key, what, more }) => (
                <div key={key}>
                  <p className="figures font-medium wrap-anywhere">{what}</p>
                  {more === '' ? null : <p className="text-sm whitespace-pre-line wrap-anywhere text-muted">{more}</p>}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {isWhole || days.length <= FIRST ? null : (
        <Button className="self-start" onClick={() => setIsWhole(true)}>
          Ukázat všechny dny ({days.length})
        </Button>
      )}
    </Section>
  )
}

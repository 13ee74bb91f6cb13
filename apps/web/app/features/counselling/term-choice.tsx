import { useQuery } from '@tanstack/react-query'
import type { FreeTerm } from '@zivina/contract/counselling/consultation'
import { TERM_DAYS_AHEAD, TERM_DAYS_SHOWN } from '@zivina/contract/counselling/limits'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import type { ConsultationPlace } from '@zivina/domain/counselling/places'
import { type ReactNode, useId, useState } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { ChoiceChips } from '#app/kit/ui/choice-chips.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { PLACE_CHOICES, termDay, termsByDay, termTime } from './term-words.ts'

/** A term with where it is to be. */
export type ChosenTerm = { nutritionist: string; begins: string; place: ConsultationPlace }

type TermChoiceProps = {
  /** Guid of the service. */
  service: string
  chosen: ChosenTerm | null
  onChoose: (term: ChosenTerm | null) => void
}

/** Of the free terms that were read: where one is taken meanwhile, they are read again. */
export const TERMS_KEY = ['consultation-terms'] as const

const DAYS_AT_ONCE = 7

/** Free terms of a service, by days: first the time, then the place where there is a choice. */
export function TermChoice({ service, chosen, onChoose }: TermChoiceProps) {
  const { api } = useAccount()
  const [weeks, setWeeks] = useState(0)
  const from = addDays(calendarDay(new Date()), weeks * TERM_DAYS_SHOWN)
  const query = useQuery({
    queryKey: [...TERMS_KEY, service, from],
    queryFn: ({ signal }) => api('GET /consultation_term', { query: { service, from }, signal }),
    staleTime: 0,
  })
  const isLast = (weeks + 1) * TERM_DAYS_SHOWN >= TERM_DAYS_AHEAD
  const turn = (by: number) => {
    setWeeks(weeks + by)
    onChoose(null)
  }
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám volné termíny…', shape: <Skeleton className="h-64" /> }}>
      {({ results }) => (
        <div className="flex flex-col gap-5">
          {results.length === 0 ? <p>V{'\u00a0'}těchto čtyřech týdnech už nikdo volno nemá.</p> : null}
          <Days key={from} terms={results} chosen={chosen} onChoose={onChoose}>
            {weeks > 0 ? <Button onClick={() => turn(-1)}>Dřívější týdny</Button> : null}
            {isLast ? null : <Button onClick={() => turn(1)}>Pozdější týdny</Button>}
          </Days>
        </div>
      )}
    </QueryGate>
  )
}

type DaysProps = Omit<TermChoiceProps, 'service'> & {
  terms: readonly FreeTerm[]
  /** The ways to other weeks. */
  children: ReactNode
}

function Days({ terms, chosen, onChoose, children }: DaysProps) {
  const scope = useId()
  const [shown, setShown] = useState(DAYS_AT_ONCE)
  const days = termsByDay(terms)
  const keyOf = ({ nutritionist, begins }: FreeTerm) => `${begins} ${nutritionist.guid}`
  const term = terms.find((one) => one.begins === chosen?.begins && one.nutritionist.guid === chosen.nutritionist)
  const choose = (key: string) => {
    const found = terms.find((one) => keyOf(one) === key)
    const place = found?.places.find((one) => one === chosen?.place) ?? found?.places[0]
    if (found && place) onChoose({ nutritionist: found.nutritionist.guid, begins: found.begins, place })
  }
  return (
    <>
      {days.slice(0, shown).map(([day, ofDay]) => (
        <fieldset key={day} className="flex flex-col gap-2">
          <legend className="mb-1 font-semibold text-heading first-letter:uppercase">
            {termDay(ofDay[0]?.begins ?? '')}
          </legend>
          <ChoiceChips
            name="term"
            type="radio"
            scope={scope}
            options={ofDay.map((one) => ({ value: keyOf(one), label: timeLabel(one, ofDay) }))}
            chosen={term ? [keyOf(term)] : []}
            onToggle={choose}
          />
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {days.length > shown ? <Button onClick={() => setShown(shown + DAYS_AT_ONCE)}>Další dny</Button> : null}
        {children}
      </div>
      {term && chosen ? (
        <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
          <legend className="float-left mb-1 w-full font-semibold text-heading">
            Kde s{'\u00a0'}
            {term.nutritionist.name}
          </legend>
          <ChoiceChips
            name="place"
            type="radio"
            scope={scope}
            options={term.places.map((place) => ({ value: place, label: PLACE_CHOICES[place] }))}
            chosen={[chosen.place]}
            onToggle={(place) => onChoose({ ...chosen, place })}
          />
        </fieldset>
      ) : null}
    </>
  )
}

/** The time, and with whom where two have it free. */
function timeLabel({ begins, nutritionist }: FreeTerm, ofDay: readonly FreeTerm[]): string {
  const isOne = ofDay.every((one) => one.nutritionist.guid === nutritionist.guid)
  return isOne ? termTime(begins) : `${termTime(begins)}, ${nutritionist.name}`
}

import type { User } from '@zivina/contract/account/users'
import { NBSP } from '@zivina/czech/format-number'
import { calendarDay } from '@zivina/domain/calendar-day'
import { Check, Circle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PROFILE_PATH } from '#app/features/account/user-paths.ts'
import { type Today, useToday } from '#app/features/body/today/use-today.ts'
import { DIARY_PATH } from '#app/features/body/user-paths.ts'
import { type Recent, useRecent } from '#app/features/community/kitchen/recent-data.ts'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { useSaveUser, useSaveWithUndo } from '#app/session/account/user-query.ts'

type FirstStepsProps = {
  /** Above today as long as nothing is recorded, below it afterwards. */
  place: 'top' | 'below'
  user: User
  recent: Recent | null
  today: Today | null
}

/** What a new account may begin with, in any order; it goes away once all of it is done, or the person hides it. */
export function FirstSteps(props: FirstStepsProps) {
  return props.user.tutorial_finished ? null : <Placed {...props} />
}

function Placed(props: FirstStepsProps) {
  const recorded = useToday('recorded', { day: calendarDay(new Date()), first: props.today }).data
  const hasRecorded = recorded?.some(({ recorded_days }) => recorded_days > 0) ?? false
  const place = recorded && !hasRecorded ? 'top' : 'below'
  return props.place === place ? <Open {...props} hasRecorded={hasRecorded} /> : null
}

function Open({ user, recent, hasRecorded }: FirstStepsProps & { hasRecorded: boolean }) {
  const hasFavorite = (useRecent(recent).data?.favorites.count ?? 0) > 0
  const steps = stepsOf({ hasTarget: user.daily_kilojoules !== null, hasRecorded, hasFavorite })
  const doneCount = steps.filter(({ done }) => done).length
  const isDone = doneCount === steps.length
  useFinishOnce(isDone)
  const saveWithUndo = useSaveWithUndo()
  if (isDone) return null
  return (
    <section aria-label="První kroky" className="rounded-card bg-surface px-4 py-1 shadow-card sm:px-6">
      <Disclosure
        title={
          <>
            První kroky
            <span className="figures ml-auto text-sm font-normal text-muted">
              hotovo {doneCount} ze{NBSP}
              {steps.length}
            </span>
          </>
        }
        className="pb-2"
      >
        <ul className="flex flex-col divide-y divide-line">
          {steps.map(({ done, label, href }) => (
            <li key={href} className="flex min-h-12 items-center gap-3">
              {done ? (
                <>
                  <Check className="size-5 shrink-0 text-brand" aria-hidden />
                  <span className="text-muted">
                    {label} <span className="sr-only">(hotovo)</span>
                  </span>
                </>
              ) : (
                <>
                  <Circle className="size-5 shrink-0 text-muted" aria-hidden />
                  <a href={href} className="inline-flex min-h-11 items-center text-brand underline">
                    {label}
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
        <div>
          <Button
            variant="quiet"
            className="-ml-5"
            onClick={() => void saveWithUndo({ tutorial_finished: true }, 'První kroky jsou skryté.').catch(sayFailure)}
          >
            Skrýt první kroky
          </Button>
        </div>
      </Disclosure>
    </section>
  )
}

type Done = { hasTarget: boolean; hasRecorded: boolean; hasFavorite: boolean }

function stepsOf({ hasTarget, hasRecorded, hasFavorite }: Done) {
  return [
    { done: hasTarget, label: 'Zjistit, kolik energie potřebujete', href: `${PROFILE_PATH}#telo` },
    { done: hasRecorded, label: 'Zapsat do deníku první jídlo', href: DIARY_PATH },
    { done: hasFavorite, label: 'Uložit si oblíbený recept', href: '/recepty' },
  ]
}

/** Remembers that everything is done; a refused save is repeated by the next visit. */
function useFinishOnce(isDone: boolean): void {
  const { mutate } = useSaveUser()
  const isSent = useRef(false)
  useEffect(() => {
    if (!isDone || isSent.current) return
    isSent.current = true
    mutate({ tutorial_finished: true })
  }, [isDone, mutate])
}

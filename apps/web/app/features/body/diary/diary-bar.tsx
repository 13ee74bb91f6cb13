import type { ReactNode } from 'react'
import { dayName } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { DayPicker } from '#app/kit/ui/day-picker.tsx'
import { DaySteps } from '#app/kit/ui/day-steps.tsx'
import { type DiaryAddress, nearDayName } from './use-diary-address.ts'

type PeriodBarProps = {
  address: DiaryAddress
  /** The period in words, and those before and after it. */
  name: string
  before: { label: string; day: string }
  after: { label: string; day: string }
  /** Whether today is in it. */
  isNow: boolean
  children?: ReactNode
}

/** Which days are shown: a step back and on, a date to choose, and the way back to today. */
export function PeriodBar({ address: { day, today, go }, name, before, after, isNow, children }: PeriodBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <DaySteps
        back={{ label: before.label, go: () => go({ day: before.day }) }}
        on={{ label: after.label, go: () => go({ day: after.day }) }}
        className="-ml-2.5 flex-1 basis-44"
      >
        <h2 aria-live="polite" className="figures min-w-0 leading-tight first-letter:uppercase sm:text-xl">
          {name}
        </h2>
      </DaySteps>
      <div className="-mr-2.5 flex shrink-0 items-center">
        {isNow ? null : (
          <Button variant="quiet" className="px-3" onClick={() => go({ day: today })}>
            Dnes
          </Button>
        )}
        <DayPicker day={day} onChange={(next) => go({ day: next })} />
        {children}
      </div>
    </div>
  )
}

/** The name of a day with „dnes“ or „včera“ before it. */
export function dayTitle(day: string, today: string): string {
  const near = nearDayName(day, today)
  return near === null ? dayName(day) : `${near}, ${dayName(day)}`
}

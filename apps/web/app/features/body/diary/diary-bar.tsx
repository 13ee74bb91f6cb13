import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { StepButton } from '#app/features/planning/board/step-button.tsx'
import { dayName, isDay } from '#app/features/planning/plan/plan-dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
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
      <div className="-ml-2.5 flex min-w-0 flex-1 basis-44 items-center">
        <StepButton label={before.label} Icon={ChevronLeft} onPress={() => go({ day: before.day })} />
        <h2 aria-live="polite" className="figures min-w-0 leading-tight first-letter:uppercase sm:text-xl">
          {name}
        </h2>
        <StepButton label={after.label} Icon={ChevronRight} onPress={() => go({ day: after.day })} />
      </div>
      <div className="-mr-2.5 flex shrink-0 items-center">
        {isNow ? null : (
          <Button variant="quiet" className="px-3" onClick={() => go({ day: today })}>
            Dnes
          </Button>
        )}
        <DateField day={day} onChange={(next) => go({ day: next })} />
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

/** A date as an icon: a press opens the browser’s own calendar, keys type into it. */
function DateField({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  return (
    <span className="relative inline-flex size-11 items-center justify-center rounded-full text-heading has-hover:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus print:hidden">
      <CalendarDays className="size-5" aria-hidden />
      <input
        type="date"
        aria-label="Vybrat den"
        min="2000-01-01"
        max="2099-12-31"
        value={day}
        onClick={({ currentTarget }) => openCalendar(currentTarget)}
        onChange={({ target }) => isDay(target.value) && onChange(target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </span>
  )
}

function openCalendar(field: HTMLInputElement): void {
  try {
    field.showPicker()
  } catch {
    // Older browsers open it by themselves.
  }
}

import { CalendarDays } from 'lucide-react'
import { isDay } from '#app/kit/text/day-names.ts'

/** A date as an icon: a press opens the browser’s own calendar, keys type into it. */
export function DayPicker({ day, onChange }: { day: string; onChange: (day: string) => void }) {
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

import { StickyNote } from 'lucide-react'
import { dayName } from '#app/kit/text/day-names.ts'
import { useBoard } from './board-context.ts'

/** The note of a day, and the button that writes it. */
export function DayNote({ day, note }: { day: string; note: string }) {
  const { edit } = useBoard()
  if (note === '') return null
  const text = (
    <>
      <StickyNote className="mt-1 size-4 shrink-0 text-muted" aria-hidden />
      <span className="wrap-anywhere min-w-0 whitespace-pre-line">{note}</span>
    </>
  )
  const style = 'flex min-h-11 w-full gap-2 rounded-md bg-sunken px-3 py-2 text-left text-sm'
  if (!edit) return <p className={style}>{text}</p>
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Upravit poznámku, ${dayName(day)}: ${note}`}
      className={style}
      onClick={() => edit.openNote(day)}
    >
      {text}
    </button>
  )
}

import { Copy, EllipsisVertical, Eraser, StickyNote } from 'lucide-react'
import { dayName } from '#app/kit/text/day-names.ts'
import { MenuItem, Popover } from '#app/kit/ui/popover.tsx'
import { useBoard } from './board-context.ts'

type DayMenuProps = { day: string; isEmpty: boolean; note: string }

/** What can be done with a whole day. */
export function DayMenu({ day, isEmpty, note }: DayMenuProps) {
  const { edit } = useBoard()
  if (!edit) return null
  return (
    <div className="print:hidden">
      <Popover
        label={`Další možnosti, ${dayName(day)}`}
        size="icon"
        trigger={<EllipsisVertical aria-hidden />}
        className="w-60"
      >
        <MenuItem onClick={() => edit.openNote(day)}>
          <StickyNote aria-hidden /> {note === '' ? 'Napsat poznámku' : 'Upravit poznámku'}
        </MenuItem>
        {isEmpty ? null : (
          <>
            <MenuItem onClick={() => edit.openCopy(day)}>
              <Copy aria-hidden /> Kopírovat den
            </MenuItem>
            <MenuItem onClick={() => edit.clear({ from: day, to: day })}>
              <Eraser aria-hidden /> Vyprázdnit den
            </MenuItem>
          </>
        )}
      </Popover>
    </div>
  )
}

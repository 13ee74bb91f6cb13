import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import { StickyNote } from 'lucide-react'
import { Button } from '#app/kit/ui/button.tsx'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { useDiaryBoard } from '../diary-context.ts'

type DayEndProps = { day: DiaryDayDetail | undefined; onComplete: (is_complete: boolean) => void }

/** Whether all of a day is recorded, and its note. */
export function DayEnd({ day, onComplete }: DayEndProps) {
  const { open } = useDiaryBoard()
  const note = day?.note ?? ''
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <Checkbox checked={day?.is_complete ?? false} onChange={({ target }) => onComplete(target.checked)}>
        Zapsáno celé
      </Checkbox>
      <p className="text-sm text-muted">
        Zaškrtněte, až bude v&nbsp;deníku všechno, co jste ten den snědli. Průměry pak poznají, které dny jsou úplné.
      </p>
      <Button
        variant="quiet"
        className="-ml-5 max-w-none justify-start self-start text-left"
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'note' })}
      >
        <StickyNote aria-hidden />
        <span className="wrap-anywhere min-w-0 whitespace-pre-line">
          {note === '' ? 'Napsat poznámku ke dni' : note}
        </span>
        {note === '' ? null : <span className="sr-only">, upravit poznámku</span>}
      </Button>
    </div>
  )
}

import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { Activity } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  MOVEMENT_DAYS_BACK,
  type Moved,
  MovementFields,
  useTypedMovement,
} from '#app/features/body/movement-form/movement-fields.tsx'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { isDay } from '#app/kit/text/day-names.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useMovement } from './use-movement.ts'

const USUAL = { code: '17190', minutes: 30 } as const satisfies Omit<Moved, 'day'>

/** Records what one did, for how long and on which day. */
export function AddMovement() {
  const { add } = useMovement()
  const [search] = useSearchParams()
  const typed = useTypedMovement({ ...USUAL, day: askedDay(search.get('den'), calendarDay(new Date())) })
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const moved = typed.read()
    if (moved === null || isSaving) return
    setSaving(true)
    await add(moved).catch(sayFailure)
    setSaving(false)
  }
  return (
    <Panel title="Zapsat pohyb" Icon={Activity}>
      <form
        noValidate
        aria-label="Zapsat pohyb"
        className="flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <MovementFields typed={typed} />
        <div>
          <Button type="submit" variant="brand" aria-disabled={isSaving || undefined}>
            Zapsat
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** The day that the address names, where movement can be recorded on it; otherwise today. */
function askedDay(asked: string | null, today: string): string {
  return isDay(asked) && asked <= today && asked >= addDays(today, -MOVEMENT_DAYS_BACK) ? asked : today
}

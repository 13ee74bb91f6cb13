import { ACTIVITY_MINUTES_MAX } from '@zivina/contract/kernel/limits'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import {
  ACTIVITY_CODES,
  type ActivityCode,
  COMPENDIUM,
  MOVEMENT_GROUPS,
  type MovementGroup,
} from '@zivina/nutrition/compendium'
import { Activity } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useFigure } from '#app/kit/form/use-figure.ts'
import { Panel } from '#app/kit/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useMovement } from './use-movement.ts'

const USUAL: ActivityCode = '17190'
const USUAL_MINUTES = '30'
const GROUPS = Object.entries(MOVEMENT_GROUPS) as [MovementGroup, string][]

/** Records what one did, for how long and on which day. */
export function AddMovement() {
  const { add } = useMovement()
  const [today] = useState(() => calendarDay(new Date()))
  const [code, setCode] = useState<ActivityCode>(USUAL)
  const [day, setDay] = useState(today)
  const [isSaving, setSaving] = useState(false)
  const minutes = useFigure({ min: 1, max: ACTIVITY_MINUTES_MAX }, USUAL_MINUTES)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (minutes.value === null || isSaving) return
    setSaving(true)
    await add({ code, day, minutes: Math.round(minutes.value) }).catch(sayFailure)
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
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField<ActivityCode> label="Co jste dělali" className="sm:col-span-2" value={code} onChoose={setCode}>
            {GROUPS.map(([group, label]) => (
              <optgroup key={group} label={label}>
                {codesOf(group).map((each) => (
                  <option key={each} value={each}>
                    {COMPENDIUM[each].name}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <TextField label="Jak dlouho (minuty)" {...minutes.field} inputMode="numeric" />
          <TextField
            label="Kdy"
            type="date"
            required
            min={addDays(today, -365)}
            max={today}
            value={day}
            onChange={(event) => setDay(event.target.value || today)}
          />
        </div>
        <div>
          <Button type="submit" variant="brand" aria-disabled={isSaving || undefined}>
            Zapsat
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** The activities of a group, the easier first. */
function codesOf(group: MovementGroup): ActivityCode[] {
  return ACTIVITY_CODES.filter((code) => COMPENDIUM[code].group === group).sort(
    (one, other) => COMPENDIUM[one].met - COMPENDIUM[other].met,
  )
}

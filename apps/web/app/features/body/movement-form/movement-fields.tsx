import type { Activity } from '@zivina/contract/body/activities'
import { ACTIVITY_MINUTES_MAX } from '@zivina/contract/body/limits'
import { validationMessage } from '@zivina/contract/kernel/validation-messages'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import {
  ACTIVITY_CODES,
  type ActivityCode,
  COMPENDIUM,
  MOVEMENT_GROUPS,
  type MovementGroup,
} from '@zivina/nutrition/compendium'
import { useState } from 'react'
import { SelectField } from '#app/kit/form/select-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useFigure } from '#app/kit/form/use-figure.ts'

/** What one did, on which day and for how long. */
export type Moved = Pick<Activity, 'code' | 'day' | 'minutes'>

const GROUPS = Object.entries(MOVEMENT_GROUPS) as [MovementGroup, string][]

/** How long ago movement can be recorded. */
export const MOVEMENT_DAYS_BACK = 365

/** Movement as it is being typed. */
export function useTypedMovement(initial: Moved) {
  const [today] = useState(() => calendarDay(new Date()))
  const [code, setCode] = useState<ActivityCode>(initial.code)
  const [day, setDay] = useState(initial.day)
  const [isAsked, ask] = useState(false)
  const minutes = useFigure({ min: 1, max: ACTIVITY_MINUTES_MAX }, String(initial.minutes))
  const isMissing = minutes.field.value.trim() === ''
  return {
    today,
    code,
    setCode,
    day,
    setDay,
    minutes: { ...minutes.field, error: isAsked && isMissing ? validationMessage('required') : minutes.field.error },
    /** Null where something is to be mended, which is said from then on. */
    read: (): Moved | null => {
      ask(true)
      minutes.field.onBlur()
      return minutes.value === null ? null : { code, day, minutes: Math.round(minutes.value) }
    },
  }
}

/** The fields of movement. */
export function MovementFields({ typed }: { typed: ReturnType<typeof useTypedMovement> }) {
  const { today, code, setCode, day, setDay, minutes } = typed
  return (
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
      <TextField label="Jak dlouho (minuty)" {...minutes} inputMode="numeric" />
      <TextField
        label="Kdy"
        type="date"
        required
        min={addDays(today, -MOVEMENT_DAYS_BACK)}
        max={today}
        value={day}
        onChange={(event) => setDay(event.target.value || today)}
      />
    </div>
  )
}

/** The activities of a group, the easier first. */
function codesOf(group: MovementGroup): ActivityCode[] {
  return ACTIVITY_CODES.filter((code) => COMPENDIUM[code].group === group).sort(
    (one, other) => COMPENDIUM[one].met - COMPENDIUM[other].met,
  )
}

import type { NewOpening } from '@zivina/contract/counselling/consultation-openings'
import { OPENING_WEEKS_MAX } from '@zivina/contract/counselling/limits'
import { calendarDay } from '@zivina/domain/calendar-day'
import { CONSULTATION_PLACES } from '@zivina/domain/counselling/places'
import { useState } from 'react'
import { RecordDialog } from '#admin/kit/record/record-dialog.tsx'
import { PLACE_CHOICES } from '#app/features/counselling/term-words.ts'
import { DAY_FIELD } from '#app/features/planning/day-board/place-table.ts'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import { required, whole } from '#app/kit/form/rules.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

const time = (label: string) => ({ label, look: { type: 'time', required: true }, rules: [required] })

const TABLE: FieldTable<NewOpening> = {
  day: DAY_FIELD,
  weeks: {
    label: 'Kolik týdnů po sobě',
    hint: 'Vždy ve stejný den a\u00a0hodinu.',
    as: 'figure',
    range: { min: 1, max: OPENING_WEEKS_MAX },
    decimals: 0,
    rules: [required, whole],
  },
  from: time('Od'),
  to: time('Do'),
  places: { label: 'Kde', as: 'several', choices: choicesOf(CONSULTATION_PLACES, PLACE_CHOICES), rules: [required] },
}

type OpeningDialogProps = { day: string; onClose: () => void; onChange: () => void }

/** Opens a time on one day, or on the same weekday of several weeks. */
export function OpeningDialog({ day, onClose, onChange }: OpeningDialogProps) {
  const [record] = useState(() => {
    const today = calendarDay(new Date())
    const proposed: Partial<NewOpening> = {
      day: day < today ? today : day,
      from: '09:00',
      to: '12:00',
      weeks: 1,
      places: ['online'],
    }
    return proposed
  })
  return (
    <RecordDialog<NewOpening>
      title="Otevřít čas pro konzultace"
      table={TABLE}
      record={record}
      label="Otevřít"
      saved="Čas je otevřený."
      onClose={onClose}
      submit={async (body) => {
        await sessionApi('POST /consultation_opening', { body })
        onChange()
      }}
    />
  )
}

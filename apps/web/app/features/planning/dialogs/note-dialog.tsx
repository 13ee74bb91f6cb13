import { MEAL_PLAN_NOTE_MAX } from '@zivina/contract/planning/limits'
import { useState } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { dayName } from '../plan/plan-dates.ts'
import { dayIn } from '../plan/plan-days.ts'
import type { PlanChanges } from '../plan/use-plan-changes.ts'

const TABLE: FieldTable<{ note: string }> = {
  note: {
    as: 'text',
    label: 'Poznámka',
    look: { maxLength: MEAL_PLAN_NOTE_MAX, size: 'note' },
    className: 'sm:col-span-2',
  },
}

type NoteDialogProps = { changes: PlanChanges; day: string; onClose: () => void }

/** The note of a day. */
export default function NoteDialog({ changes, day, onClose }: NoteDialogProps) {
  const [record] = useState(() => ({ note: dayIn(changes.days, day)?.note ?? '' }))
  const form = useTableForm({
    table: TABLE,
    record,
    submit: async ({ note }) => {
      if (note !== record.note) await changes.writeNote(day, note)
      onClose()
    },
  })
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      Zrušit
    </Button>
  )
  return (
    <FormDialog
      form={form}
      title={`Poznámka: ${dayName(day)}`}
      label="Uložit"
      side="bottom"
      onClose={onClose}
      extra={cancel}
    >
      <Fields of={form} />
    </FormDialog>
  )
}

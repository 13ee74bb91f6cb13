import { DIARY_NOTE_MAX } from '@zivina/contract/body/limits'
import { useState } from 'react'
import { dayName } from '#app/features/planning/plan/plan-dates.ts'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'

const TABLE: FieldTable<{ note: string }> = {
  note: {
    as: 'text',
    label: 'Poznámka',
    look: { maxLength: DIARY_NOTE_MAX, size: 'note' },
    className: 'sm:col-span-2',
  },
}

type NoteDialogProps = { day: string; note: string; onWrite: (note: string) => void; onClose: () => void }

/** The note of a day. */
export default function NoteDialog({ day, note, onWrite, onClose }: NoteDialogProps) {
  const [record] = useState(() => ({ note }))
  const form = useTableForm<{ note: string }>({
    table: TABLE,
    record,
    submit: async ({ note: typed }) => {
      onClose()
      if (typed !== record.note) onWrite(typed)
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

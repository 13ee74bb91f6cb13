import { useState } from 'react'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { dayName } from '#app/kit/text/day-names.ts'
import { noteField } from './note-field.ts'

type NoteDialogProps = {
  day: string
  note: string
  /** The longest note that is taken, in characters. */
  maxLength: number
  /** Where it is rejected, the dialog stays open with what was typed. Told, too, the note that the dialog was opened with. */
  onWrite: (note: string, opened: string) => unknown
  onClose: () => void
}

/** The note of a day. */
export default function NoteDialog({ day, note, maxLength, onWrite, onClose }: NoteDialogProps) {
  const [record] = useState(() => ({ note }))
  const [table] = useState(() => ({ note: noteField(maxLength) }))
  const form = useTableForm<{ note: string }>({
    table,
    record,
    submit: async ({ note: typed }) => {
      if (typed !== record.note) await onWrite(typed, record.note)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={`Poznámka: ${dayName(day)}`} label="Uložit" side="bottom" onClose={onClose}>
      <Fields of={form} />
    </FormDialog>
  )
}

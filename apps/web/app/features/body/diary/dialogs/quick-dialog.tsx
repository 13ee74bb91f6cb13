import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { DIARY_NOTE_MAX } from '@zivina/contract/body/limits'
import { tied } from '@zivina/contract/kernel/typography'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useEnergyUnit } from '#app/session/account/use-energy-unit.ts'
import { type Quick, quickTable } from '../quick-table.ts'
import { figuresTyped, quickOf } from '../typed-figures.ts'
import type { DiaryChanges } from '../use-diary-changes.ts'

type QuickDialogProps = { entry: DiaryEntry; changes: DiaryChanges; onMove: () => void; onClose: () => void }
type Typed = Quick & { note: string }

/** An entry of figures alone: its name, its figures and its note. What is emptied is unknown. */
export default function QuickDialog({ entry, changes, onMove, onClose }: QuickDialogProps) {
  const unit = useEnergyUnit()
  // Another device may change the entry meanwhile: what is typed here stands on what was shown.
  const [before] = useState(entry)
  const record = useMemo(() => ({ ...quickOf(before, unit), note: before.note }), [before, unit])
  const table = useMemo(
    (): FieldTable<Typed> => ({
      ...quickTable(unit),
      note: {
        as: 'text',
        label: 'Poznámka',
        look: { size: 'note', maxLength: DIARY_NOTE_MAX },
        className: 'sm:col-span-2',
      },
    }),
    [unit],
  )
  const form = useTableForm<Typed>({
    table,
    record,
    submit: async ({ note, ...typed }) => {
      onClose()
      changes.retype(before, figuresTyped(typed, record, unit), note)
    },
  })
  const remove = () => {
    onClose()
    changes.remove(entry)
  }
  return (
    <FormDialog
      form={form}
      title={tied(entry.name)}
      label="Uložit"
      side="bottom"
      onClose={onClose}
      extra={
        <Button variant="danger" onClick={remove}>
          <Trash2 aria-hidden /> Smazat
        </Button>
      }
    >
      <Fields of={form} className="grid gap-4 sm:grid-cols-2" />
      <div>
        <Button onClick={onMove}>Přesunout jinam</Button>
      </div>
    </FormDialog>
  )
}

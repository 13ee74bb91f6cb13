import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { type RecordFormProps, SavedForm } from './record-form.tsx'

type RecordDialogProps<Body> = Omit<RecordFormProps<Body>, 'onSaved' | 'after'> & { onClose: () => void }

/** Creates or edits one record of a list above it. It closes once the record is saved. */
export function RecordDialog<Body>({ onClose, before, ...form }: RecordDialogProps<Body>) {
  return (
    <Dialog open onClose={onClose} title={form.title}>
      <UnsavedChanges>
        <div className="flex flex-col gap-4 p-5">
          {before}
          <SavedForm<Body> {...form} onSaved={onClose} />
        </div>
      </UnsavedChanges>
    </Dialog>
  )
}

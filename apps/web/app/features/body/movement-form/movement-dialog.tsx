import type { Activity } from '@zivina/contract/body/activities'
import { useId, useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { type Moved, MovementFields, useTypedMovement } from './movement-fields.tsx'

type MovementDialogProps = { activity: Activity; onSave: (moved: Moved) => Promise<void>; onClose: () => void }

/** Movement that is recorded already: what it was, when and for how long. */
export default function MovementDialog({ activity, onSave, onClose }: MovementDialogProps) {
  const id = useId()
  const typed = useTypedMovement(activity)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const save = async () => {
    const moved = typed.read()
    if (moved === null || isSaving) return
    setSaving(true)
    try {
      await onSave(moved)
      onClose()
    } catch (problem) {
      setFailure(describeFailure(problem))
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Upravit pohyb"
      footer={
        <div className="flex items-center justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Zrušit
          </Button>
          <Button type="submit" form={id} variant="accent" aria-disabled={isSaving || undefined}>
            {isSaving ? 'Ukládám…' : 'Uložit'}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4 p-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <MovementFields typed={typed} />
        <FormNotice failure={failure} />
      </form>
    </Dialog>
  )
}

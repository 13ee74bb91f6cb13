import { type ReactNode, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormNotice } from './form-notice.tsx'
import type { Form } from './use-form.ts'

type FormDialogProps = {
  form: Pick<Form<never>, 'form' | 'pending' | 'failure'>
  title: ReactNode
  /** On the button, which stays in sight under the fields. */
  label: string
  side?: 'bottom'
  /** Beside the button; without it the dialog can be left there. */
  extra?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog of its own. */
export function FormDialog({ form, title, label, side = 'bottom', extra, onClose, children }: FormDialogProps) {
  const id = useId()
  const { form: attributes, pending, failure } = form
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      side={side}
      footer={
        <div className="flex items-center justify-end gap-3">
          {extra ?? (
            <Button variant="quiet" onClick={onClose}>
              Zrušit
            </Button>
          )}
          <Button type="submit" form={id} variant="accent" disabled={pending}>
            {pending ? 'Ukládám…' : label}
          </Button>
        </div>
      }
    >
      <form {...attributes} id={id} className="flex flex-col gap-4 p-5">
        {children}
        <FormNotice failure={failure} />
      </form>
    </Dialog>
  )
}

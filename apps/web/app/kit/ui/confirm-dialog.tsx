import { type ReactNode, useState } from 'react'
import { describeFailure, type FormFailure } from '../form/form-failure.ts'
import { FormNotice } from '../form/form-notice.tsx'
import { ActionButton } from './action-button.tsx'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-style.ts'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What cannot be taken back. The dialog closes when it is done; what keeps it from being done is said in the dialog. */
  action: { label: ReactNode; pendingLabel?: ReactNode; variant?: ButtonVariant; run: () => Promise<unknown> }
  /** On the button that leaves everything as it is. */
  keepLabel: ReactNode
  /** What goes. */
  children: ReactNode
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, onClose, title, action, keepLabel, children }: ConfirmDialogProps) {
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const close = () => {
    setFailure(null)
    onClose()
  }
  const run = async () => {
    setFailure(null)
    await action.run()
    close()
  }
  return (
    <Dialog open={open} onClose={close} title={title} side="center">
      <div className="flex flex-col gap-5 p-5">
        <p className="wrap-anywhere">{children}</p>
        <FormNotice failure={failure} />
        <div className="flex flex-wrap gap-3">
          <ActionButton
            variant={action.variant ?? 'danger'}
            run={run}
            pendingLabel={action.pendingLabel}
            onFailure={(thrown) => setFailure(describeFailure(thrown))}
          >
            {action.label}
          </ActionButton>
          <Button onClick={close}>{keepLabel}</Button>
        </div>
      </div>
    </Dialog>
  )
}

import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-style.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

type ConfirmButtonProps = Omit<ConfirmDialogProps, 'open' | 'onClose'> & { label: ReactNode; variant?: ButtonVariant }

/** A button for something that cannot be taken back: it asks first. */
export function ConfirmButton({ label, variant = 'outline', ...dialog }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant={variant} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  )
}

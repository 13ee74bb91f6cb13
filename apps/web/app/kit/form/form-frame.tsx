import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import type { ButtonVariant } from '../ui/button-style.ts'
import { FormNotice } from './form-notice.tsx'
import type { Form } from './use-form.ts'

export type FormFrameProps = {
  form: Pick<Form<never>, 'form' | 'pending' | 'failure'>
  /** The button's label; `pendingLabel` while the answer is awaited. */
  label: ReactNode
  pendingLabel?: string | undefined
  variant?: ButtonVariant | undefined
  /** Names the form where there are several on a page. */
  name?: string | undefined
  /** Shown beside the button. */
  extra?: ReactNode
  children: ReactNode
}

/** Fields, the form's message, and the button. */
export function FormFrame(props: FormFrameProps) {
  const { form: frame, label, pendingLabel = 'Ukládám…', variant = 'brand', name, extra, children } = props
  const { form, failure, pending } = frame
  return (
    <form {...form} aria-label={name} className="flex flex-col gap-4">
      {children}
      <FormNotice failure={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={variant} aria-disabled={pending || undefined}>
          {pending ? pendingLabel : label}
        </Button>
        {extra}
      </div>
    </form>
  )
}

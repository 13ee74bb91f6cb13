import type { ReactNode } from 'react'
import { Button } from '../components/ui/button.tsx'
import type { ButtonVariant } from '../components/ui/button-style.ts'
import { Notice, NoticeRegion } from './notice.tsx'
import type { FormValues, RecordForm } from './use-record-form.ts'

type FormFrameProps<Values extends FormValues> = {
  form: RecordForm<Values>
  /** On the button; `pendingLabel` while the answer is awaited. */
  label: string
  pendingLabel?: string
  variant?: ButtonVariant
  /** Names the form where several stand on a page. */
  name?: string
  /** Beside the button. */
  extra?: ReactNode
  children: ReactNode
}

/** Fields, what the server said about the whole, and the button. */
export function FormFrame<Values extends FormValues>(props: FormFrameProps<Values>) {
  const { form, label, pendingLabel = 'Ukládám…', variant = 'brand', name, extra, children } = props
  return (
    <form ref={form.ref} noValidate aria-label={name} onSubmit={form.onSubmit} className="flex flex-col gap-4">
      {children}
      <NoticeRegion>
        {form.failure ? <Notice tone={form.failure.tone}>{form.failure.message}</Notice> : null}
      </NoticeRegion>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={variant} aria-disabled={form.pending || undefined}>
          {form.pending ? pendingLabel : label}
        </Button>
        {extra}
      </div>
    </form>
  )
}

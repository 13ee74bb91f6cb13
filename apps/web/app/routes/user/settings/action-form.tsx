import type { ReactNode } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import type { ButtonVariant } from '../../../components/ui/button-style.ts'
import { Notice, NoticeRegion } from '../../../forms/notice.tsx'
import type { useForm } from '../../../forms/use-form.ts'

type ActionFormProps = {
  action: Pick<ReturnType<typeof useForm>, 'form' | 'busy' | 'notice'>
  /** Names the form: several stand on the page. */
  name: string
  label: ReactNode
  busyLabel: string
  variant?: ButtonVariant
  /** Beside the button. */
  extra?: ReactNode
  children: ReactNode
}

/** A form that does one thing and is done, as changing a password. */
export function ActionForm({ action, name, label, busyLabel, variant = 'brand', extra, children }: ActionFormProps) {
  const { form, busy, notice } = action
  return (
    <form {...form} aria-label={name} className="flex flex-col gap-4">
      {children}
      <NoticeRegion>{notice ? <Notice tone={notice.tone}>{notice.message}</Notice> : null}</NoticeRegion>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={variant} aria-disabled={busy || undefined}>
          {busy ? busyLabel : label}
        </Button>
        {extra}
      </div>
    </form>
  )
}

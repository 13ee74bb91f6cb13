import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../class-names.ts'

export type AlertTone = 'info' | 'success' | 'error'

const TONES: Record<AlertTone, { Icon: typeof Info; box: string; icon: string }> = {
  info: { Icon: Info, box: 'bg-sunken', icon: 'text-energy' },
  success: { Icon: CircleCheck, box: 'bg-brand-soft', icon: 'text-brand' },
  error: { Icon: CircleAlert, box: 'bg-error-soft', icon: 'text-error' },
}

type AlertProps = {
  tone?: AlertTone
  /** Said aloud when it appears: what follows an action. Standing notices are read where they stand. */
  live?: boolean
  children: ReactNode
  className?: string
}

/** A sentence or two that must not be missed, within the page. */
export function Alert({ tone = 'info', live = false, children, className }: AlertProps) {
  const { Icon, box, icon } = TONES[tone]
  const role = tone === 'error' ? 'alert' : 'status'
  return (
    <div role={live ? role : undefined} className={cn('flex gap-3 rounded-card px-4 py-3', box, className)}>
      <Icon className={cn('mt-0.5 size-5 shrink-0', icon)} aria-hidden />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

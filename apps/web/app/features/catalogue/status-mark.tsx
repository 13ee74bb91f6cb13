import type { Status } from '@zivina/domain/catalogue/statuses'
import { STATUS_LABELS } from '@zivina/domain/catalogue/statuses'
import { CircleCheck, CircleX, Clock, Lock } from 'lucide-react'
import { cn } from '#app/kit/ui/class-names.ts'

const MARKS: Record<Status, { Icon: typeof Clock; style: string }> = {
  Pending: { Icon: Clock, style: 'bg-pending-soft text-pending' },
  Denied: { Icon: CircleX, style: 'bg-error-soft text-error' },
  Approved: { Icon: CircleCheck, style: 'bg-brand-soft text-brand-strong' },
}

/** The moderation status: colour, icon and words. */
export function StatusMark({ status, label = STATUS_LABELS[status] }: { status: Status; label?: string }) {
  const { Icon, style } = MARKS[status]
  return (
    <span className={cn('inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-medium', style)}>
      <Icon className="size-4 shrink-0" aria-hidden />
      {label}
    </span>
  )
}

/** Instead of a moderation status: only the owner sees it. */
export function PrivateMark() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-1 text-sm font-medium text-heading">
      <Lock className="size-4 shrink-0" aria-hidden />
      Jen pro mě
    </span>
  )
}

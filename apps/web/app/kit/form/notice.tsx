import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'

export type NoticeTone = 'info' | 'error' | 'success'

const TONES: Record<NoticeTone, { Icon: typeof Info; box: string; icon: string }> = {
  info: { Icon: Info, box: 'bg-accent-soft', icon: 'text-heading' },
  error: { Icon: CircleAlert, box: 'bg-error-soft', icon: 'text-error' },
  success: { Icon: CircleCheck, box: 'bg-brand-soft', icon: 'text-brand' },
}

/** A message of a whole form, as information or as a failure. */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  const { Icon, box, icon } = TONES[tone]
  return (
    <div className={cn('flex items-start gap-3 rounded-card px-4 py-3', box)}>
      <Icon className={cn('mt-0.5 size-5 shrink-0', icon)} aria-hidden />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}

/** The place of messages: always rendered, so that screen readers announce them. */
export function NoticeRegion({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="status" className="empty:hidden">
      {children}
    </div>
  )
}

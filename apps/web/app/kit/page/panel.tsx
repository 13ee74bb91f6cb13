import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'

type PanelProps = {
  title: string
  Icon?: LucideIcon
  /** A sentence below the title. */
  intro?: ReactNode
  /** The anchor for links. */
  id?: string
  children: ReactNode
  className?: string
}

/** One titled section of a page. */
export function Panel({ title, Icon, intro, id, children, className }: PanelProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cn('flex flex-col gap-4 rounded-card bg-surface p-5 shadow-card sm:p-6', className)}
    >
      <div className="flex flex-col gap-1">
        <h2 id={headingId} className="flex items-center gap-2.5 text-xl">
          {Icon ? <Icon className="size-5 shrink-0 text-brand" aria-hidden /> : null}
          {title}
        </h2>
        {intro ? <p className="max-w-text text-muted">{intro}</p> : null}
      </div>
      {children}
    </section>
  )
}

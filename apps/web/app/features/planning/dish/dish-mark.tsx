import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is said of a planned dish with a picture: it is pinned, it is left over. */
export function DishMark({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium text-brand">
      <Icon className="size-4 shrink-0" aria-hidden />
      {children}
    </span>
  )
}

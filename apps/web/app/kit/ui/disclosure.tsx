import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

type DisclosureProps = {
  title: ReactNode
  titleClassName?: string
  className?: string
  /** Open at first. */
  open?: boolean
  /** Called as it is opened and closed. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** Something more to read under a line that opens it. Works without scripts. */
export function Disclosure({ title, titleClassName, className, open = false, onToggle, children }: DisclosureProps) {
  return (
    <details
      className="group rounded-md"
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary
        className={cn(
          'flex min-h-11 list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden',
          titleClassName,
        )}
      >
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" aria-hidden />
        {title}
      </summary>
      <div className={className}>{children}</div>
    </details>
  )
}

import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../class-names.ts'

/** A native select in the product's dress. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative inline-flex', className)}>
      <select
        className="min-h-11 w-full appearance-none rounded-full border border-control bg-surface py-2 pr-11 pl-4 text-base text-text aria-invalid:border-error"
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted"
        aria-hidden
      />
    </span>
  )
}

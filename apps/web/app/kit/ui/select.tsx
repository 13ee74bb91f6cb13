import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

type SelectProps = ComponentProps<'select'> & {
  /** Its corners match those of fields, or those of chips and buttons. */
  shape?: 'field' | 'pill'
}

/** A native select in the product's style. */
export function Select({ shape = 'field', className, children, ...rest }: SelectProps) {
  return (
    <span className={cn('relative inline-flex', className)}>
      <select
        className={cn(
          'min-h-11 w-full appearance-none border border-control bg-surface py-2 pr-11 text-base text-text aria-invalid:border-error',
          shape === 'pill' ? 'rounded-full pl-4' : 'rounded-md pl-3.5',
        )}
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

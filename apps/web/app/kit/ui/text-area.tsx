import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** Where a browser does not let a field grow with its text, it has as many rows as fit its height. */
const SIZES = {
  note: { className: 'min-h-24', rows: 3 },
  letter: { className: 'min-h-36', rows: 5 },
  page: { className: 'min-h-80', rows: 12 },
} as const

type TextAreaProps = ComponentProps<'textarea'> & {
  /** How much is expected. It grows with what is written. */
  size?: keyof typeof SIZES
}

/** A native field of several lines in the product's dress. */
export function TextArea({ size = 'letter', className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={SIZES[size].rows}
      className={cn(
        'field-sizing-content max-h-[min(32rem,40dvh)] w-full rounded-md border border-control bg-surface px-3.5 py-2 text-base text-text placeholder:text-muted aria-invalid:border-error',
        SIZES[size].className,
        className,
      )}
      {...rest}
    />
  )
}

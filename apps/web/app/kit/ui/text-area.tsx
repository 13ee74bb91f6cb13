import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

/** Rows for browsers in which a field does not grow with its text. */
const SIZES = {
  note: { className: 'min-h-24 max-h-[min(32rem,40dvh)]', rows: 3 },
  letter: { className: 'min-h-36 max-h-[min(32rem,40dvh)]', rows: 5 },
  page: { className: 'min-h-80 max-h-[min(32rem,40dvh)]', rows: 12 },
  file: { className: 'min-h-80 max-h-[75dvh]', rows: 24 },
} as const

type TextAreaProps = ComponentProps<'textarea'> & {
  /** The expected length. The field grows with its text. */
  size?: keyof typeof SIZES
}

/** A native field of several lines in the product's style. */
export function TextArea({ size = 'letter', className, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={SIZES[size].rows}
      className={cn(
        'field-sizing-content contain-inline-size w-full rounded-md border border-control bg-surface px-3.5 py-2 text-base text-text placeholder:text-muted aria-invalid:border-error',
        SIZES[size].className,
        className,
      )}
      {...rest}
    />
  )
}

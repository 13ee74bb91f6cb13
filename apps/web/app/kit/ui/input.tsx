import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

const FIELD =
  'min-h-11 w-full rounded-md border border-control bg-surface px-3.5 py-2 text-base text-text placeholder:text-muted aria-invalid:border-error'

/** A native text field. Numbers of the product use `inputMode="decimal"` and stay text, so that a comma is accepted. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(FIELD, className)} {...rest} />
}

import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../class-names.ts'

const FIELD =
  'min-h-11 w-full rounded-md border border-control bg-surface px-3.5 py-2 text-base text-text placeholder:text-muted aria-invalid:border-error'

/** A native text field. Numbers of the product use `inputMode="decimal"` and stay text, so that a comma is accepted. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(FIELD, className)} {...rest} />
}

type FieldProps = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: string | null }

/** A text field with its label, what it needs, and beside it what is wrong with it. */
export function Field({ label, hint, error, id, className, ...rest }: FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const described = [hint ? `${fieldId}-hint` : '', error ? `${fieldId}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={fieldId} className="font-medium">
        {label}
      </label>
      {hint ? (
        <p id={`${fieldId}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <Input id={fieldId} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} {...rest} />
      {error ? (
        <p id={`${fieldId}-error`} className="text-sm text-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

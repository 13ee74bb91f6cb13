import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../class-names.ts'

type TextAreaFieldProps = ComponentProps<'textarea'> & { label: ReactNode; hint?: ReactNode; error?: string | null }

/** A text of several lines with its label, what it needs, and beside it what is wrong with it. */
export function TextAreaField({ label, hint, error, className, ...rest }: TextAreaFieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="field-sizing-content max-h-128 min-h-36 w-full rounded-md border border-control bg-surface px-3.5 py-2 text-base text-text placeholder:text-muted aria-invalid:border-error"
        {...rest}
      />
      {error ? (
        <p id={`${id}-error`} className="text-sm text-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}
